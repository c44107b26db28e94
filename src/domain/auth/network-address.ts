const dottedQuad = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/**
 * Normalizes an address, so that limits cannot be evaded by another spelling: no port, brackets or zone,
 * IPv4-mapped IPv6 as IPv4, IPv6 in its shortest form. Null if it is not an address.
 */
export function readAddress(text: string): string | null {
  const bare = withoutPort(text.trim());
  if (dottedQuad.test(bare)) return bare;
  const [address = ''] = bare.split('%', 1);
  if (!/^[\da-f:.]{2,45}$/i.test(address)) return null;
  const url = URL.parse(`http://[${address}]/`);
  return url ? mappedV4(url.hostname.slice(1, -1)) : null;
}

/** `1.2.3.4:5678` and `[::1]:80`, as some proxies write them. */
function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return beforePort ?? text;
}

/** IPv4-mapped IPv6, as dual-stack sockets report it. */
function mappedV4(address: string): string {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const parts = [high, low].map((group) => Number.parseInt(group, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}

/**
 * The unit that limits count: the address for IPv4, its /64 for IPv6. A household or rented machine
 * gets a whole /64, so a limit per IPv6 address would be useless.
 */
export function networkOf(ip: string): string {
  const address = readAddress(ip);
  if (address === null) return 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The entries of an X-Forwarded-For header; the nearest proxy's is last. */
export function forwardedAddresses(forwardedFor: string | undefined): string[] {
  return (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
}

/**
 * The client address behind `hops` trusted proxies: each appends the address it sees to
 * X-Forwarded-For; entries before those come from the visitor. With fewer entries than proxies,
 * only the last one counts, because the visitor cannot have written it.
 */
export function clientAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const direct = readAddress(socket ?? '') ?? 'unknown';
  if (hops === 0) return direct;
  const entries = forwardedAddresses(forwardedFor);
  const entry = entries.at(-hops) ?? entries.at(-1);
  return readAddress(entry ?? '') ?? direct;
}
