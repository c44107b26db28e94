import type { Log } from '~/usecases/deps';
import { requestIdOf } from '../request-log.server';
import { commonSecurityHeaders, fileContentPolicy } from '../security-headers.server';

/** Answers requests that are too broken to become a Request: a Host that is none, for example. */
export function refuseMalformed(log: Log) {
  return (error: unknown): Response => {
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
  };
}
