import type { Hono } from 'hono';
import { z } from 'zod';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import { AppError } from '~/domain/app-error';
import { publishBroadcasts } from '~/usecases/operations/publish-broadcasts.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { websocketPath } from '~/web/realtime/realtime-server.server';
import { endpoint, serviceEndpoint } from '../endpoint.server';
import { broadcastsSchema } from './broadcast-schemas';

/** Supabase Realtime's HTTP API, for publishers with the service key. */
export function realtimeApi(app: Hono<RequestEnv>, isService: ServiceCheck): void {
  endpoint(app, websocketPath, {
    GET: (c) => {
      c.header('Upgrade', 'websocket');
      return c.json({ error: 'This endpoint accepts only WebSocket connections.' }, 426);
    },
  });

  serviceEndpoint(app, isService, '/realtime/v1/api/broadcast', {
    POST: async (c) => {
      const { messages } = await readBody(c, broadcastsSchema);
      await publishBroadcasts(c.get('deps'), messages);
      return c.body(null, 202);
    },
  });

  serviceEndpoint(app, isService, '/realtime/v1/api/broadcast/:topic/events/:event', {
    POST: async (c) => {
      const message = {
        topic: c.req.param('topic') ?? '',
        event: c.req.param('event') ?? '',
        payload: await readBody(c, z.unknown()),
      };
      if (message.event === '' || message.event.length > 255) {
        throw new AppError('bad_request', { message: 'An event must have 1 to 255 characters.' });
      }
      await publishBroadcasts(c.get('deps'), [message]);
      return c.body(null, 202);
    },
  });
}
