import type { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import { listDevices, signOutDevice } from '~/usecases/accounts/manage-devices.server';
import { visitorOf } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';

export function devicesApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/devices', {
    GET: async (c, { id: userId, sessionId }) => {
      const devices = await listDevices(c.get('deps'), { userId, sessionId });
      return c.json({
        items: devices.map((device) => ({
          id: device.id,
          current: device.current,
          aal: device.aal,
          user_agent: device.userAgent,
          ip: device.ip,
          created_at: device.createdAt.toISOString(),
          refreshed_at: device.refreshedAt.toISOString(),
        })),
      });
    },
  });
  privateEndpoint(app, '/api/devices/:id', {
    DELETE: async (c, { id: userId, sessionId }) => {
      const id = z.uuid().safeParse(c.req.param('id'));
      if (!id.success)
        throw new AppError('not_found', { message: 'This device is not signed in.' });
      const visitor = visitorOf(c);
      await signOutDevice(c.get('deps'), { userId, id: id.data, sessionId, visitor });
      return c.body(null, 204);
    },
  });
}
