import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { setCacheControl } from './http/cache/cache-control';
import {
  contentSecurityPolicy,
  developmentPolicy,
  hashInlineScripts,
} from './http/content-security-policy.server';
import { loaderDataScript } from './http/loader-data-script.server';
import { pageContext } from './http/page-context.server';
import { routeAssets } from './http/route-assets.server';
import { createSharedContent } from './http/shared-content.server';
import { RenderContext } from './shared/render-context';

const renderTimeoutMs = 10_000;

/** The only page whose visitors connect to a third party, with their own key. */
const generatorPath = /^\/brand-suggestions\/?$/;

/** Renders the whole page, so that it can be cached, and allows its inline scripts by hash. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomUUID();
  const { requestId, deps, takeTurn, output } = loadContext.get(pageContext);
  const { brandName, accountsUrl, aiBaseUrl } = deps.site;
  const isGenerator = generatorPath.test(new URL(request.url).pathname);
  // Our own scripts hand the data over: React Router's would suspend, one chunk after the other.
  const { serverHandoffStream, ...context } = withMatchedRoutes(routerContext);
  const data = await readAll(serverHandoffStream);
  await takeTurn();
  const { share, insert, frame, fill } = createSharedContent(randomUUID());
  const router = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const requestIdOfError = status >= 500 ? requestId : null;
  const common = { nonce, brandName, share, frame, requestId: requestIdOfError };
  const known = import.meta.env.DEV
    ? null
    : routeAssets(context.staticHandlerContext, common, router);
  const assets = known && { head: insert(known.head), end: insert(known.end) };
  const rendered = await renderToText(
    <RenderContext value={{ ...common, assets }}>{router}</RenderContext>,
  );
  await takeTurn();
  // All inline scripts of ours are among the known ones, so the page is not searched for them.
  const { html, scriptHashes } = known
    ? { html: rendered, scriptHashes: known.scriptHashes }
    : hashInlineScripts(rendered, nonce);
  // Apart from the rest of the page: it is long and needs no search for scripts.
  const handover = loaderDataScript(data);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    import.meta.env.DEV
      ? developmentPolicy(isGenerator ? aiBaseUrl : undefined)
      : contentSecurityPolicy(
          [...scriptHashes, handover.scriptHash],
          accountsUrl,
          isGenerator ? aiBaseUrl : undefined,
        ),
  );
  setCacheControl(headers, status);
  const end = html.lastIndexOf('</body>');
  output.body = fill(html.slice(0, end), `${handover.html}${html.slice(end)}`);
  return new Response(null, { status, headers });
}

/** For each page, React Router prepares all routes that it is given; the server needs those of the page. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const matched = context.staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = context.manifest.routes[id];
    return route ? [[id, route]] : [];
  });
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(matched) } };
}

/** Data requests of the client router are cached like the page. */
export function handleDataRequest(response: Response): Response {
  setCacheControl(response.headers, response.status);
  return response;
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  let text = '';
  if (!stream) return text;
  const decoder = new TextDecoder();
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** In place of a part that was not ready. */
const missingPart = '<!--$!-->';

/** Parts whose code was not loaded yet make the first render of a page wait. Later ones take half the time. */
async function renderToText(element: React.ReactNode): Promise<string> {
  try {
    // Unlike the stream, it leaves out the doctype, without which browsers use other rules for layout.
    const html = `<!DOCTYPE html>${renderToString(element)}`;
    // Searching a string joins its parts, which is done once if the doctype is already added.
    if (!html.includes(missingPart)) return html;
  } catch {
    // It happens again below, where it is reported.
  }
  return renderWithWaiting(element);
}

function renderWithWaiting(element: React.ReactNode): Promise<string> {
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
      // Waits for the whole page, so that no script replaces large parts afterwards.
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

/** Logs unexpected errors with the id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // Client errors, such as a POST to a page without an action, are not logged as failures.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { deps, requestId } = context.get(pageContext);
  deps.log.error({ err: error, requestId }, 'a page failed unexpectedly');
};
