import { createMiddleware } from 'hono/factory';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from '../request-env.server';

/** Other sites whose pages may call paths with these prefixes. */
interface TrustedOrigins {
  pathPrefixes: readonly string[];
  origins: readonly string[];
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * One-click unsubscribe (RFC 8058): email providers send these from their own pages. The token in the URL
 * is the proof, and other sites do not know it.
 */
const oneClickPaths = ['/alerts/unsubscribe', '/newsletter/unsubscribe'];

/**
 * CSRF protection: refuses state-changing requests from other sites' pages. Requests with a bearer token
 * pass, because browsers never add one on their own.
 */
export function refuseForeignOrigins(publicUrl: string, trusted: TrustedOrigins) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const { method, path, raw } = c.req;
    const exempt =
      safeMethods.includes(method) ||
      oneClickPaths.includes(path) ||
      /^bearer \S/i.test(raw.headers.get('authorization') ?? '');
    if (exempt) return next();
    const own = [new URL(c.req.url).origin, publicUrl];
    const allowed = trusted.pathPrefixes.some((prefix) => path.startsWith(prefix))
      ? trusted.origins
      : [];
    if (isCrossSiteRequest(raw.headers, own, allowed)) {
      throw new AppError('foreign_origin', {
        message: 'This request is allowed only from this site’s own pages.',
      });
    }
    return next();
  });
}

/**
 * Whether another site's page sent a request. Browsers send Sec-Fetch-Site; old ones send at least
 * Origin. A client that sends neither is not a browser, so there is no session to abuse.
 */
export function isCrossSiteRequest(
  headers: Headers,
  ownOrigins: readonly string[],
  guestOrigins: readonly string[] = [],
): boolean {
  const origin = headers.get('origin');
  if (origin !== null && guestOrigins.includes(origin)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  return origin !== null && !ownOrigins.includes(origin);
}
