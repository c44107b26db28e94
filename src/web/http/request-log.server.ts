import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps, Log } from '~/usecases/deps';
import type { RequestEnv } from './request-env.server';
import { writableHeaders } from './security-headers.server';

const acceptableId = /^[\w-]{8,64}$/;

/** The id from a trusted proxy, or a new one. */
export function requestIdOf(given: string | undefined, trustProxy: number): string {
  return trustProxy > 0 && given && acceptableId.test(given) ? given : randomUUID();
}

interface RequestFacts {
  requestId: string;
  method: string;
  /** Without the query, which may contain what a person typed. */
  path: string;
  status: number;
  began: number;
  cache?: string | undefined;
}

export function logRequest(log: Log, { began, ...facts }: RequestFacts): void {
  log.info({ ...facts, ms: Math.round((performance.now() - began) * 10) / 10 }, 'request');
}

/** Gives every request an id and logs one line when it is finished. */
export function requestLog(deps: Deps, trustProxy: number) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), trustProxy);
    const began = performance.now();
    c.set('deps', deps);
    c.set('requestId', requestId);
    await next();
    writableHeaders(c).set('X-Request-Id', requestId);
    logRequest(deps.log, {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      began,
      cache: c.get('cache'),
    });
  });
}
