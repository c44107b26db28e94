import { createMiddleware } from 'hono/factory';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from './request-env.server';

/** Other sites whose pages may call addresses that begin like this. */
interface Guests {
  under: string;
  origins: readonly string[];
}

const methodsThatOnlyRead = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Email providers and programs press these themselves (RFC 8058), from whatever page shows the email. The
 * token in the address is the proof, and no other site's page knows it.
 */
const oneClickPaths = ['/alerts/unsubscribe', '/newsletter/unsubscribe'];

/**
 * Refuses requests that change something and were sent by another site's page. A bearer token is set by a
 * script, never by the browser on its own, and other sites' scripts may not send one: those pass.
 */
export function refuseForeignOrigins(publicUrl: string, guests: Guests) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const { method, path, raw } = c.req;
    const exempt =
      methodsThatOnlyRead.includes(method) ||
      oneClickPaths.includes(path) ||
      /^bearer \S/i.test(raw.headers.get('authorization') ?? '');
    if (exempt) return next();
    const own = [new URL(c.req.url).origin, publicUrl];
    const allowed = path.startsWith(guests.under) ? guests.origins : [];
    if (isFromElsewhere(raw.headers, own, allowed)) {
      throw new AppError('foreign_origin', {
        message: 'This can be sent only from this site’s own pages.',
      });
    }
    return next();
  });
}

/**
 * Whether another site's page sent a request. Browsers say so themselves (Sec-Fetch-Site); old ones name
 * the page's origin at least. A program that says neither is no browser, so it can act in no other name.
 */
export function isFromElsewhere(
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
