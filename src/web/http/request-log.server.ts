import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '~/usecases/deps';
import type { RequestEnv } from './request-env.server';

const acceptableId = /^[\w-]{8,64}$/;

/** Gives every request an id and writes one line about it when it is answered. */
export function requestLog(deps: Deps) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    const began = performance.now();
    c.set('deps', deps);
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    deps.log.info(
      {
        requestId,
        method: c.req.method,
        // The query may hold what a person typed; the path is enough to find the request.
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - began) * 10) / 10,
        cache: c.get('cache'),
      },
      'request',
    );
  });
}
