import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '~/usecases/deps';
import { logRequest, requestIdOf } from '../request-log.server';
import { isHttps, strictTransport } from '../security-headers.server';
import { type CachedPage, pageResponse } from './cached-page.server';
import type { PageCache } from './page-cache.server';

interface MemoryOptions {
  cache: PageCache;
  log: Log;
  https: boolean;
  /** Number of trusted proxies in front of this process. */
  trustProxy: number;
  headers: Record<string, string>;
  fallback: RequestListener;
}

/**
 * Writes cached pages directly to the socket. Most requests are cache hits, and building a Request and a
 * Response would cost several times as much as the response itself.
 */
export function createMemoryListener({
  cache,
  log,
  https,
  trustProxy,
  headers: siteHeaders,
  fallback,
}: MemoryOptions): RequestListener {
  const headerEntries = Object.entries(siteHeaders);
  async function send(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
    const began = performance.now();
    const requestId = requestIdOf(header(request, 'x-request-id'), trustProxy);
    const { status, headers, body } = await pageResponse(page, {
      acceptEncoding: header(request, 'accept-encoding'),
      ifNoneMatch: header(request, 'if-none-match'),
    });
    for (const [name, value] of headerEntries) response.setHeader(name, value);
    if (isHttps({ https, trustProxy }, header(request, 'x-forwarded-proto')))
      response.setHeader(...strictTransport);
    response.setHeader('X-Request-Id', requestId);
    response.writeHead(status, headers).end(body);
    const path = request.url?.split('?', 1)[0] ?? '';
    logRequest(log, { requestId, method: 'GET', path, status, began, cache: 'hit' });
  }

  return (request, response) => {
    const page = request.method === 'GET' && request.url ? cache.peek(request.url) : undefined;
    if (page) send(page, request, response).catch((error: Error) => response.destroy(error));
    else fallback(request, response);
  };
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
