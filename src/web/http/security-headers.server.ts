import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Site } from '~/domain/site';
import { isHiddenFromSearch } from '~/domain/sitemap/hidden-from-search';
import type { RequestEnv } from './request-env.server';

export const commonSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Our pages embed nothing from other sites: feed photos and avatars are served from here.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

export function siteSecurityHeaders(site: Site): Record<string, string> {
  return {
    ...commonSecurityHeaders,
    ...(isHiddenFromSearch(site) && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The policy of responses that are not pages: they load nothing. */
export const fileContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const oneYearSeconds = 31_536_000;

/** HSTS: after one visit over https, browsers refuse http. */
export const strictTransport = [
  'Strict-Transport-Security',
  `max-age=${oneYearSeconds}; includeSubDomains`,
] as const;

interface Transport {
  https: boolean;
  /** Number of trusted proxies in front of this process. */
  trustProxy: number;
}

/** Whether the browser used https. X-Forwarded-Proto counts only behind a trusted proxy. */
export function isHttps(
  { https, trustProxy }: Transport,
  forwardedProto: string | undefined,
): boolean {
  return https || (trustProxy > 0 && forwardedProto === 'https');
}

/** A field that no response has. */
const unusedField = 'X-Unused';

/**
 * The header fields of the response. Hono's own way to change one copies the whole response; that is needed
 * only for responses of fetch and Response.redirect, whose fields are read-only.
 */
export function writableHeaders(c: Context<RequestEnv>): Headers {
  try {
    c.res.headers.delete(unusedField);
  } catch {
    c.header(unusedField, undefined);
  }
  return c.res.headers;
}

/** Sets headers on every response; headers set by a handler win. */
export function securityHeaders(options: Transport & { headers?: Record<string, string> }) {
  const headers = Object.entries(options.headers ?? commonSecurityHeaders);
  return createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    const fields = writableHeaders(c);
    for (const [name, value] of headers) {
      if (!fields.has(name)) fields.set(name, value);
    }
    if (isHttps(options, c.req.header('x-forwarded-proto'))) {
      fields.set(...strictTransport);
    }
    // Pages set their own, with the hashes of their scripts.
    if (!fields.has('Content-Security-Policy')) {
      fields.set('Content-Security-Policy', fileContentPolicy);
    }
  });
}
