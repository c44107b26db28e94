import { type AuthError, OAuthError } from '../auth-error';

const versionHeader = 'X-Supabase-Api-Version';
const newVersion = '2024-01-01';

/** Responses are personal and must not be cached. */
const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };

export function json(value: unknown, status = 200, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { ...headers, ...extra } });
}

export function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** The URL may contain tokens, so no referrer is sent. */
export function redirect(to: string, status: 302 | 303 = 303): Response {
  return new Response(null, {
    status,
    headers: { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

/** An error as JSON, in the format of the client's API version. */
export function errorResponse(error: AuthError | OAuthError, request: Request): Response {
  if (error instanceof OAuthError) {
    return json({ error: error.error, error_description: error.message }, 400);
  }
  const { status, code, message, extra } = error;
  const weak = extra.reasons && { weak_password: { reasons: extra.reasons } };
  const more: Record<string, string> = { 'X-Sb-Error-Code': code };
  if (extra.retryAfter) more['Retry-After'] = String(extra.retryAfter);
  if (status === 401) more['WWW-Authenticate'] = 'Bearer';
  // Otherwise the rest of the body would be parsed as the next request.
  if (status === 413) more.Connection = 'close';
  const asked = request.headers.get(versionHeader) ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= newVersion) {
    return json({ code, message, ...weak }, status, { ...more, [versionHeader]: newVersion });
  }
  return json({ code: status, error_code: code, msg: message, ...weak }, status, more);
}
