import { networkOf } from '~/domain/auth/network-address';

/**
 * The part of a network address that the security log keeps: enough to recognize a provider or a
 * country, not a household. The first three numbers of IPv4, the first 48 bits of IPv6.
 */
export function coarseNetwork(ip: string | null): string | null {
  const network = networkOf(ip ?? '');
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network)?.[1];
  if (ipv4) return `${ipv4}.0/24`;
  const ipv6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f]{1,4}::\/64$/.exec(network)?.[1];
  return ipv6 ? `${ipv6}::/48` : null;
}
