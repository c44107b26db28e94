import type { Hono } from 'hono';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import type { TokenVerifier } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import { isFormType, isJsonType, mustBeJson } from '~/web/http/bodies/read-body.server';
import { authPath } from '~/web/http/error-response.server';
import { visitorAddress } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

/** What the site needs from accounts, whether they are ours or a Supabase project's. */
export interface SiteAccounts {
  tokens: TokenVerifier;
  isService: ServiceCheck;
  /** Our own auth service; undefined with a Supabase project. */
  serve?: (request: Request, visitor: { ip: string; requestId: string }) => Promise<Response>;
  /** Other sites allowed to call the service. */
  guestOrigins?: readonly string[];
  /** CORS headers for those sites. */
  crossOrigin?: {
    /** The response to a preflight request; null for any other. */
    preflight(request: Request): Response | null;
    open(request: Request, response: Response): Response;
  };
  /** Settings of the browser's client. */
  client: { url: string; anonKey: string };
  /** Number of trusted proxies in front of this process. */
  trustProxy: number;
}

/** The auth service, and the endpoint that tells browsers its URL. */
export function accountsApi(app: Hono<RequestEnv>, accounts: SiteAccounts): void {
  app.use(async (c, next) => {
    c.set('tokens', accounts.tokens);
    c.set('trustProxy', accounts.trustProxy);
    await next();
  });
  endpoint(app, '/api/accounts/client', {
    GET: (c) => c.json(accounts.client, 200, { 'Cache-Control': 'public, max-age=300' }),
  });
  const { serve } = accounts;
  if (!serve) return;
  app.all(`${authPath}*`, (c) => {
    const type = c.req.header('content-type');
    // Other sites' pages can send text/plain without a preflight; the official clients send JSON, and links
    // from emails post our own form.
    const mayBeForm = c.req.path === `${authPath}verify`;
    if (type && c.req.method !== 'GET' && !isJsonType(type) && !(mayBeForm && isFormType(type))) {
      throw new AppError('wrong_content_type', { message: mustBeJson });
    }
    return serve(c.req.raw, { ip: visitorAddress(c), requestId: c.get('requestId') });
  });
}
