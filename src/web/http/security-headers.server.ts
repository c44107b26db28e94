import { createMiddleware } from 'hono/factory';
import { isHiddenFromSearch, type Site } from '~/domain/site';
import type { RequestEnv } from './request-env.server';

/** For every answer, whatever it is. */
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

/** The headers of every answer of this site. */
export function siteSecurityHeaders(site: Site): Record<string, string> {
  return {
    ...commonSecurityHeaders,
    ...(isHiddenFromSearch(site) && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The policy of what is no page: it needs to load nothing. */
export const fileContentPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const oneYearSeconds = 31_536_000;

/** Once seen over https, never again without. */
export const strictTransport = [
  'Strict-Transport-Security',
  `max-age=${oneYearSeconds}; includeSubDomains`,
] as const;

interface Transport {
  https: boolean;
  /** How many proxies of ours stand in front. */
  trustProxy: number;
}

/** Whether the browser used https; without a proxy of ours, X-Forwarded-Proto is the visitor's own. */
export function isHttps(
  { https, trustProxy }: Transport,
  forwardedProto: string | undefined,
): boolean {
  return https || (trustProxy > 0 && forwardedProto === 'https');
}

/** Headers for every answer, whatever it is; a handler's own word goes before them. */
export function securityHeaders(options: Transport & { headers?: Record<string, string> }) {
  const headers = Object.entries(options.headers ?? commonSecurityHeaders);
  return createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (isHttps(options, c.req.header('x-forwarded-proto'))) {
      c.header(...strictTransport);
    }
    // Pages bring their own, with the hashes of their scripts.
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', fileContentPolicy);
    }
  });
}
