import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '~/usecases/deps';
import type { RequestEnv } from './request-env.server';
import { requestIdOf } from './request-log.server';
import { commonSecurityHeaders, fileContentPolicy } from './security-headers.server';

export function nodeListener({ fetch }: Hono<RequestEnv>, { log }: { log: Log }) {
  return getRequestListener(fetch, { errorHandler: (error) => refuseMalformed(log, error) });
}

/** Responds to requests that Node accepts but that cannot become a Request, such as an invalid Host. */
function refuseMalformed(log: Log, error: unknown): Response {
  const requestId = requestIdOf(undefined, 0);
  log.warn({ err: error, requestId }, 'a request could not be read');
  return new Response('Bad Request', {
    status: 400,
    headers: {
      ...commonSecurityHeaders,
      'Content-Security-Policy': fileContentPolicy,
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Request-Id': requestId,
    },
  });
}
