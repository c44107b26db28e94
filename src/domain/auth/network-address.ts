/**
 * Whom to count an address for: itself with IPv4, its /64 with IPv6, since that is what one household
 * or one rented machine gets, and one of 2^64 addresses is no limit at all.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Who asks, when `hops` proxies of ours stand in front: each adds the address it sees to the end of
 * X-Forwarded-For, and what stands before those was written by whoever wanted to.
 */
export function clientAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const direct = socket ?? 'unknown';
  if (hops === 0 || !forwardedFor) return direct;
  const seen = forwardedFor.split(',').map((text) => text.trim());
  const address = seen.at(-hops) ?? seen[0];
  return address && /^[\da-f.:]{2,45}$/i.test(address) ? address : direct;
}
