import type { Context } from 'hono';
import { AppError } from '~/domain/app-error';
import { isLocalHost } from '~/domain/net/local-host';
import type { Deps } from '~/usecases/deps';
import { respondWithPage, toCachedPage } from './cache/cached-page.server';
import { withKnownParams } from './cache/known-params';
import type { PageCache } from './cache/page-cache.server';
import { countRead } from './limits/read-limit.server';
import { visitorOf } from './limits/visitor-address.server';
import { createPageRenderer, type PageBuild } from './render-page.server';
import type { RequestEnv } from './request-env.server';
import { createSignInOnce, type SignInService } from './sign-in-once.server';

interface PagesOptions {
  deps: Deps;
  build: PageBuild;
  cache: PageCache;
  devPages: boolean;
  /** For forms without scripts that need an account. */
  accounts?: SignInService;
  /** Hot reload must not cache pages. */
  development: boolean;
}

const unknownPageUrl = 'http://localhost/no-such-page';

/** Serves every page of the site: React Router behind the page cache. */
export function createPages(options: PagesOptions) {
  const { deps } = options;
  const render = createPageRenderer(options);

  return async (c: Context<RequestEnv>): Promise<Response> => {
    const requestId = c.get('requestId');
    const request = c.req.raw;
    const url = readUrl(c.req.url);
    if (!url) {
      countRead(c, 'page');
      // No route can match such a URL; render the 404 page of another unknown one.
      deps.log.warn({ requestId, path: c.req.path.slice(0, 500) }, 'no page at this path');
      const page = await toCachedPage(await render(new Request(unknownPageUrl), requestId));
      return respondWithPage(page, request);
    }
    if (request.method === 'POST') {
      countRead(c, 'page');
      const visitor = visitorOf(c);
      const sender = {
        visitor,
        signInOnce: createSignInOnce(options.accounts, { visitor, requestId }),
        refusedFile: c.get('refusedFile') ?? null,
      };
      const page = await toCachedPage(await render(request, requestId, sender));
      return respondWithPage(page, request);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', {
        message: `Pages do not support ${request.method}.`,
      });
    }
    // The server's router would render the home page at //, but the browser's router fails there.
    const path = url.pathname.replace(/\/{2,}/g, '/');
    if (path !== url.pathname) return c.redirect(`${path}${url.search}`, 308);
    // Without cookies or tokens, so the render can be shared with everyone.
    const normalizedUrl = withKnownParams(url);
    const renderPage = () => render(new Request(normalizedUrl), requestId);
    const address = `${normalizedUrl.pathname}${normalizedUrl.search}`;
    // Developer pages depend on the host name, so renders are not shared between host names.
    const key = options.devPages && !isLocalHost(url.host) ? `elsewhere ${address}` : address;
    if (!options.cache.peek(key)) countRead(c, 'page');
    if (options.development)
      return respondWithPage(await toCachedPage(await renderPage()), request);
    const cached = await options.cache.respond(key, renderPage);
    c.set('cache', cached.cache);
    return respondWithPage(cached.page, request);
  };
}

/** The URL, unless the router cannot parse it. */
function readUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    return /\p{Cc}/u.test(decodeURIComponent(url.pathname)) ? null : url;
  } catch {
    return null;
  }
}
