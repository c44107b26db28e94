import { BlockList } from 'node:net';
import { LRUCache } from 'lru-cache';
import { networkOf } from '~/domain/auth/network-address';
import { maxRememberedNetworks, type ReadLimitName, readLimits } from '~/domain/limits/limits';
import { type TokenBucket, takeFromBucket } from '~/domain/limits/token-bucket';
import type { AddressRange } from '~/domain/net/address-range';

export type ReadLimiter = ReturnType<typeof createReadLimiter>;

interface LimiterOptions {
  /** Networks exempt from the limits, such as the operator's own crawlers. */
  exempt: readonly AddressRange[];
  nowMs?: () => number;
}

/** Counts reads per network in memory. */
export function createReadLimiter({ exempt, nowMs = () => performance.now() }: LimiterOptions) {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxRememberedNetworks });
  const exemptNetworks = new BlockList();
  for (const { address, prefix, family } of exempt)
    exemptNetworks.addSubnet(address, prefix, family);
  const isExempt = (address: string) =>
    address !== 'unknown' && exemptNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

  return {
    /** Counts one request; undefined for exempt networks. */
    take(name: ReadLimitName, address: string) {
      if (isExempt(address)) return undefined;
      const key = `${name} ${networkOf(address)}`;
      const taken = takeFromBucket(buckets.get(key), readLimits[name], nowMs());
      buckets.set(key, taken.bucket);
      return taken;
    },
  };
}
