/** Top-level names that never resolve on the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const localSuffixes = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'test',
  'invalid',
  'onion',
];
const maxLength = 1_000;

/** A host name in lower case without the trailing dot: `LocalHost.` is localhost. */
const normalName = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');

/** Whether a host name can be public; IP addresses are not host names. */
export function isPublicName(hostname: string): boolean {
  const name = normalName(hostname);
  const labels = name.split('.');
  const isWellFormed = labels.every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/.test(label));
  if (!isWellFormed || name.length > 253 || labels.length < 2) return false;
  // A numeric last label is part of an IPv4 address.
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return !localSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}

/**
 * Normalizes a push endpoint: https on port 443, a public host name, no credentials, no fragment. Null
 * for anything else. Push services use many names, so there is no allow-list; the resolved address is
 * checked when a message is sent.
 */
export function parsePushEndpoint(endpoint: string): URL | null {
  if (endpoint.length > maxLength || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  const isUsual = url.protocol === 'https:' && url.port === '';
  return isPlain && isUsual && isPublicName(url.hostname) ? url : null;
}
