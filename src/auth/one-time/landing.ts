import type { AuthError } from '../auth-error';

type Values = Record<string, string | number>;

function encode(values: Values): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Data for the browser is in the fragment, which is not sent to servers. */
export function withFragment(target: string, values: Values, alsoInQuery = false): string {
  const url = new URL(alsoInQuery ? withQuery(target, values) : target);
  url.hash = encode(values).toString();
  return url.href;
}

export function withQuery(target: string, values: Values): string {
  const url = new URL(target);
  for (const [name, value] of encode(values)) url.searchParams.set(name, value);
  return url.href;
}

const oauthNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** The page that shows the error. */
export function errorTarget(target: string, error: AuthError, alsoInQuery: boolean): string {
  const name = oauthNames[error.status];
  const values = { error_code: error.code, error_description: error.message };
  return withFragment(target, name ? { error: name, ...values } : values, alsoInQuery);
}

/**
 * Our page with the confirmation button. The token is in the fragment, which is neither logged nor sent
 * by link scanners.
 */
export function confirmTarget(
  siteUrl: string,
  target: string,
  link: { token_hash: string; type: string },
): string {
  const wanted = new URL(target);
  wanted.searchParams.delete('sb_flow_id');
  const page = new URL('/auth', siteUrl);
  const path = wanted.pathname + wanted.search;
  if (wanted.pathname === page.pathname) page.search = wanted.search;
  else if (path !== '/') page.searchParams.set('next', path);
  return withFragment(page.href, link);
}
