import { networkOf } from '~/domain/auth/network-address';

/**
 * Truncates a network address for the security log: /24 for IPv4, /48 for IPv6. Enough to recognize a
 * provider or country, but not a household.
 */
export function coarseNetwork(ip: string | null): string | null {
  const network = networkOf(ip ?? '');
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network)?.[1];
  if (ipv4) return `${ipv4}.0/24`;
  const ipv6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f]{1,4}::\/64$/.exec(network)?.[1];
  return ipv6 ? `${ipv6}::/48` : null;
}
