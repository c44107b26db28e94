import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '~/usecases/deps';
import { logRequest, requestIdOf } from '../request-log.server';
import { isHttps, strictTransport } from '../security-headers.server';
import { answerWithPage, type CachedPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

interface MemoryOptions {
  cache: PageCache;
  log: Log;
  https: boolean;
  /** How many proxies of ours stand in front. */
  trustProxy: number;
  /** Those of every answer. */
  headers: Record<string, string>;
  /** Answers what is not in memory. */
  fallback: RequestListener;
}

/**
 * Most visits are for a page that lies ready as bytes. Those are written straight to the socket:
 * building a Request, a Response and their headers would cost several times the answer itself.
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
    const { status, headers, body } = await answerWithPage(page, {
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
