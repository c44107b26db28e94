import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import {
  contentSecurityPolicy,
  developmentPolicy,
  hashInlineScripts,
} from './http/content-security-policy.server';
import { pageContext } from './http/page-context.server';
import { scriptsAfterPaint } from './http/scripts-after-paint.server';
import { RenderContext } from './shared/render-context';

const renderTimeoutMs = 10_000;

/** The one page whose visitors talk to somebody else, with a key of theirs. */
const generatorPath = /^\/brand-suggestions\/?$/;

/** What a page says about keeping it, unless its route says otherwise. */
const defaultCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Renders a page to its end, so that it can be kept, and seals its inline scripts by hash. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const { requestId, deps } = loadContext.get(pageContext);
  const { brandName, accountsUrl, aiBaseUrl } = deps.site;
  const isGenerator = generatorPath.test(new URL(request.url).pathname);
  const rendered = await renderToText(
    <RenderContext value={{ nonce, brandName, requestId: status >= 500 ? requestId : null }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderContext>,
    nonce,
  );
  const ordered = import.meta.env.DEV ? rendered : scriptsAfterPaint(rendered);
  const { html, scriptHashes } = hashInlineScripts(ordered, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    import.meta.env.DEV
      ? developmentPolicy(isGenerator ? aiBaseUrl : undefined)
      : contentSecurityPolicy(scriptHashes, accountsUrl, isGenerator ? aiBaseUrl : undefined),
  );
  setCacheControl(headers, status);
  return new Response(html, { status, headers });
}

/** What the client-side router fetches lives as long as the page. */
export function handleDataRequest(response: Response): Response {
  setCacheControl(response.headers, response.status);
  return response;
}

function setCacheControl(headers: Headers, status: number): void {
  if (status !== 200) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', defaultCacheControl);
}

function renderToText(element: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, fail) => {
    const chunks: Buffer[] = [];
    const reject = (error: unknown) => {
      clearTimeout(timer);
      fail(error);
    };
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // The page goes out whole: nothing large is to be put in its place by a script afterwards.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => {
      abort();
      reject(new Error('Rendering the page took too long.'));
    }, renderTimeoutMs);
  });
}

/** Logs what nobody expected, with the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // A visitor's mistake, such as a POST to a page that takes none, is nothing to wake up for.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { deps, requestId } = context.get(pageContext);
  deps.log.error({ err: error, requestId }, 'a page failed unexpectedly');
};
