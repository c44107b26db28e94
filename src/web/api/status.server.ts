import type { Hono } from 'hono';
import { checkReadiness } from '~/usecases/check-readiness.server';
import { retryAfterSeconds } from '../http/error-status';
import type { RequestEnv } from '../http/request-env.server';
import { endpoint } from './endpoint.server';

/** For whoever watches over the process: is it up, can it serve, what does it stand on. */
export function statusApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/healthz', {
    GET: (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }),
  });
  endpoint(app, '/readyz', {
    GET: async (c) => {
      const { ready, parts } = await checkReadiness(c.get('deps'));
      c.header('Cache-Control', 'no-store');
      if (!ready) c.header('Retry-After', String(retryAfterSeconds));
      return c.json({ ready, ...parts }, ready ? 200 : 503);
    },
  });
  endpoint(app, '/api/status', {
    GET: async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await checkReadiness(c.get('deps')));
    },
  });
}
