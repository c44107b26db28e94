/** Replaces secrets in logs. */
const redacted = '[redacted]';

/** Path parameters that are secrets. */
export const secretPathParams: readonly string[] = [
  '/lists/:token',
  '/price-match/:token',
  '/contact/received/:reference',
  '/careers/received/:reference',
  '/avatars/:name',
  // Object names may be personal, and those of profile pictures are secrets.
  '/storage/v1/object/:path',
  '/storage/v1/render/:path',
  '/storage/v1/cdn/:path',
  // Fragments are not sent to servers but may occur in texts.
  '/auth/secure#:token',
];

/** Query and fragment parameters that are secrets. */
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
  'api_key',
  'api-key',
  'key',
  'access_key',
  'sig',
  'signature',
  'x-amz-signature',
  'x-amz-credential',
  'x-amz-security-token',
  'secret',
  'client_secret',
  'auth',
  'password',
  'passwd',
  'pwd',
];

const secretPrefixes = secretPathParams.map((path) => path.slice(0, path.indexOf(':')));
const secretPath = new RegExp(`(${secretPrefixes.join('|')})[^\\s"'<>?#]+`, 'gi');
/** In a decoded path, such a parameter may contain any character. */
const secretRest = new RegExp(`(${secretPrefixes.join('|')}).+`, 'is');
const queryParam = /([?&#]([\w-]{1,40})=)[^\s"'<>&#]+/g;
const credentials = /(:\/\/)[^\s"'<>/?#@]+@/g;

/** Redacts secrets in URLs within a text. */
export function redactText(text: string): string {
  return text
    .replace(secretPath, `$1${redacted}`)
    .replace(queryParam, (whole, start: string, name: string) =>
      secretQueryParams.includes(name.toLowerCase()) ? `${start}${redacted}` : whole,
    )
    .replace(credentials, `$1${redacted}@`);
}

const maxPathLength = 500;

const plainPath = /^[\w./-]+$/;

/** Redacts a request path in any spelling: /Lists/…, //lists/…, /lists%2F…. */
export function redactPath(path: string): string {
  // Most paths contain nothing to decode; reading them as below takes several times as long.
  const isPlain = path.length <= maxPathLength && plainPath.test(path) && !path.includes('//');
  if (isPlain) return path.replace(secretRest, `$1${redacted}`);
  const plain = decode(path).replace(/\/{2,}/g, '/');
  const hidden = redactText(plain.replace(secretRest, `$1${redacted}`));
  const loggedPath = hidden === plain ? path : hidden;
  return loggedPath.slice(0, maxPathLength).replace(/\p{Cc}/gu, encodeURIComponent);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed escape: decode only the valid ones.
    return path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  }
}
