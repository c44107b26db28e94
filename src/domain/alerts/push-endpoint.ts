/** Names that never belong to a host on the open internet (RFC 6761, RFC 6762, RFC 8375, ICANN). */
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

/** A name without the dot of the root, in lower case: `LocalHost.` is localhost. */
const normalName = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');

/** Whether a host name can be one on the open internet; addresses in numbers are no names. */
export function isPublicName(hostname: string): boolean {
  const name = normalName(hostname);
  const labels = name.split('.');
  const isWellFormed = labels.every((label) => /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/.test(label));
  if (!isWellFormed || name.length > 253 || labels.length < 2) return false;
  // A last label of digits is part of an IPv4 address.
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return !localSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}

/**
 * The address of a push service as it may be kept: https on its usual port, a public name, no user or
 * password, no fragment. null for any other. Push services have many names, so there is no list of
 * them; where a name leads is checked when a message is sent.
 */
export function parsePushEndpoint(endpoint: string): URL | null {
  if (endpoint.length > maxLength || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  const isUsual = url.protocol === 'https:' && url.port === '';
  return isPlain && isUsual && isPublicName(url.hostname) ? url : null;
}
