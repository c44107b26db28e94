import type { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import { listOwnSecurityEvents } from '~/usecases/security/list-security-events.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';

const pageSize = 20;
const before = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional();

export function securityEventsApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/security-events', {
    GET: async (c, { id: userId, sessionId }) => {
      const beforeId = before.safeParse(c.req.query('before'));
      if (!beforeId.success) {
        throw new AppError('bad_request', { message: 'before must be an event id.' });
      }
      const query = { userId, beforeId: beforeId.data, limit: pageSize };
      const { events, nextBefore } = await listOwnSecurityEvents(c.get('deps'), query);
      return c.json({
        items: events.map((event) => ({
          id: event.id,
          kind: event.kind,
          at: event.at.toISOString(),
          times: event.times,
          device: event.device,
          network: event.network,
          detail: event.detail,
          this_device: event.sessionId !== null && event.sessionId === sessionId,
        })),
        next_before: nextBefore,
      });
    },
  });
}
