import { BlockList } from 'node:net';
import { networkOf } from '~/domain/auth/network-address';
import { maxRememberedNetworks, type ReadLimitName, readLimits } from '~/domain/limits/limits';
import type { AddressRange } from '~/domain/net/address-range';
import { createSharedBuckets } from './shared-buckets.server';

export type ReadLimiter = Pick<ReturnType<typeof createReadLimiter>, 'take'>;

interface LimiterOptions {
  /** Networks exempt from the limits, such as the operator's own crawlers. */
  exempt: readonly AddressRange[];
  nowMs?: () => number;
}

/** Counts reads per network in memory. */
export function createReadLimiter({ exempt, nowMs }: LimiterOptions) {
  const buckets = createSharedBuckets({
    limits: readLimits,
    maxBuckets: maxRememberedNetworks,
    nowMs,
  });
  const exemptNetworks = new BlockList();
  for (const { address, prefix, family } of exempt)
    exemptNetworks.addSubnet(address, prefix, family);
  const isExempt = (address: string) =>
    address !== 'unknown' && exemptNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

  return {
    /** Counts one request; undefined for exempt networks. */
    take: (name: ReadLimitName, address: string) =>
      isExempt(address) ? undefined : buckets.take(name, networkOf(address)),
    share: buckets.share,
  };
}
