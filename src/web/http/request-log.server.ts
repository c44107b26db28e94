import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Deps, Log } from '~/usecases/deps';
import { inRequest } from '~/usecases/operations/in-request.server';
import type { RequestEnv } from './request-env.server';
import type { RequestMetrics } from './request-metrics.server';
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

export interface RequestRecorders {
  log: Log;
  metrics?: RequestMetrics | undefined;
}

/** Logs and counts a finished request. */
export function recordRequest(
  { log, metrics }: RequestRecorders,
  { requestId, method, path, status, began, cache }: RequestFacts,
): void {
  const ms = performance.now() - began;
  const rounded = Math.round(ms * 10) / 10;
  log.info({ requestId, method, path, status, cache, ms: rounded }, 'request');
  metrics?.count({ path, status, cache, ms });
}

interface RequestLogOptions {
  /** Number of trusted proxies, whose request ids are kept. */
  trustProxy: number;
  metrics?: RequestMetrics | undefined;
}

/** Gives every request an id, and logs and counts it when it is finished. */
export function requestLog(deps: Deps, { trustProxy, metrics }: RequestLogOptions) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), trustProxy);
    const began = performance.now();
    c.set('deps', deps);
    c.set('requestId', requestId);
    await inRequest(requestId, next);
    writableHeaders(c).set('X-Request-Id', requestId);
    recordRequest(
      { log: deps.log, metrics },
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        began,
        cache: c.get('cache'),
      },
    );
  });
}
