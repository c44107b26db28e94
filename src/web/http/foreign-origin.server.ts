/**
 * Whether a form was sent from somebody else's page. Browsers say so themselves (Sec-Fetch-Site); old
 * ones name the page's origin at least. A program that says neither is no browser, so there is nobody
 * whose name it could act in.
 */
export function isFromElsewhere(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && !ownOrigins.includes(origin);
}
