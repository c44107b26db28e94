/** What stands in a log in place of a secret. */
const redacted = '[redacted]';

/** Parts of a route's path that prove something or that only their owner knows. */
export const secretPathParams: readonly string[] = [
  '/lists/:token',
  '/price-match/:token',
  '/contact/received/:reference',
  '/careers/received/:reference',
  '/avatars/:name',
  // Never sent to a server, but it may be part of a text.
  '/auth/secure#:token',
];

/** Parameters of a query or a fragment that prove something. */
export const secretQueryParams: readonly string[] = [
  'token',
  'token_hash',
  'code',
  'state',
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'id_token',
  'apikey',
  'password',
];

const secretPrefixes = secretPathParams.map((path) => path.slice(0, path.indexOf(':')));
const secretPath = new RegExp(`(${secretPrefixes.join('|')})[^\\s"'<>?#]+`, 'gi');
const queryParam = /([?&#](\w{1,40})=)[^\s"'<>&#]+/g;
const credentials = /(:\/\/)[^\s"'<>/?#@]+@/g;

/** A text without the secrets of the addresses in it. */
export function redactText(text: string): string {
  return text
    .replace(secretPath, `$1${redacted}`)
    .replace(queryParam, (whole, start: string, name: string) =>
      secretQueryParams.includes(name.toLowerCase()) ? `${start}${redacted}` : whole,
    )
    .replace(credentials, `$1${redacted}@`);
}

const maxPathLength = 500;

/** The path of a request as it may be logged, however it was written: /Lists/…, //lists/…, /lists%2F…. */
export function redactPath(path: string): string {
  const plain = decode(path).replace(/\/{2,}/g, '/');
  const shown = redactText(plain) === plain ? path : redactText(plain);
  return shown.slice(0, maxPathLength).replace(/\p{Cc}/gu, encodeURIComponent);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An escape that is none: decode those that are.
    return path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  }
}
