import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type RequestRecorders, recordRequest, requestIdOf } from '../request-log.server';
import { isHttps, strictTransport } from '../security-headers.server';
import { type PageResponse, pageResponse } from './cached-page.server';
import type { PageCache } from './page-cache.server';

interface MemoryOptions extends RequestRecorders {
  cache: PageCache;
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
  metrics,
  https,
  trustProxy,
  headers: siteHeaders,
  fallback,
}: MemoryOptions): RequestListener {
  const siteFields = Object.entries(siteHeaders).flat();
  /** The header fields of each response, which only the request id completes. */
  const fieldsOf = new WeakMap<PageResponse, readonly string[]>();

  function send(page: PageResponse, request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    const requestId = requestIdOf(header(request, 'x-request-id'), trustProxy);
    let fields = fieldsOf.get(page);
    if (!fields) {
      fields = [...siteFields, ...Object.entries(page.headers).flat()];
      fieldsOf.set(page, fields);
    }
    const secure = isHttps({ https, trustProxy }, header(request, 'x-forwarded-proto'));
    const allFields = [...fields, 'X-Request-Id', requestId];
    if (secure) allFields.push(...strictTransport);
    response.writeHead(page.status, allFields).end(page.body);
    const path = request.url?.split('?', 1)[0] ?? '';
    recordRequest(
      { log, metrics },
      { requestId, method: 'GET', path, status: page.status, began, cache: 'hit' },
    );
  }

  return (request, response) => {
    const page = request.method === 'GET' && request.url ? cache.peek(request.url) : undefined;
    if (!page) return fallback(request, response);
    const found = pageResponse(page, {
      acceptEncoding: header(request, 'accept-encoding'),
      ifNoneMatch: header(request, 'if-none-match'),
    });
    if (!(found instanceof Promise)) return send(found, request, response);
    found
      .then((compressed) => send(compressed, request, response))
      .catch((error: Error) => response.destroy(error));
  };
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
