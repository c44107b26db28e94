import { BlockList } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { AddressRange } from '~/domain/address-range';
import { AppError } from '~/domain/app-error';
import { networkOf } from '~/domain/auth/network-address';
import { maxRememberedNetworks, type ReadLimitName, readLimits } from '~/domain/limits';
import { type Bucket, takeToken } from '~/domain/token-bucket';
import type { RequestEnv } from './request-env.server';
import { visitorAddress } from './visitor-address.server';

export type ReadLimiter = ReturnType<typeof createReadLimiter>;

interface LimiterOptions {
  /** Whose reads are not counted, such as the operator's own crawlers. */
  exempt: readonly AddressRange[];
  nowMs?: () => number;
}

/** Counts reads by network, in this process's memory. */
export function createReadLimiter({ exempt, nowMs = () => performance.now() }: LimiterOptions) {
  const buckets = new LRUCache<string, Bucket>({ max: maxRememberedNetworks });
  const spared = new BlockList();
  for (const { address, prefix, family } of exempt) spared.addSubnet(address, prefix, family);
  const isSpared = (address: string) =>
    address !== 'unknown' && spared.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

  return {
    /** Counts one request; undefined for those that are not counted. */
    take(name: ReadLimitName, address: string) {
      if (isSpared(address)) return undefined;
      const key = `${name} ${networkOf(address)}`;
      const taken = takeToken(buckets.get(key), readLimits[name], nowMs());
      buckets.set(key, taken.bucket);
      return taken;
    },
  };
}

/** Counts this request, says in headers how many are left, and refuses it when there are none. */
export function countRead(c: Context<RequestEnv>, name: ReadLimitName): void {
  const taken = c.get('reads')?.take(name, visitorAddress(c));
  if (!taken) return;
  const { burst, seconds } = readLimits[name];
  const { allowed, remaining, retrySeconds, fullSeconds } = taken;
  c.header('RateLimit-Policy', `"${name}";q=${burst};w=${seconds}`);
  c.header('RateLimit', `"${name}";r=${remaining};t=${retrySeconds || fullSeconds}`);
  if (allowed) return;
  c.header('Retry-After', String(retrySeconds));
  const wait = retrySeconds === 1 ? '1 second' : `${retrySeconds} seconds`;
  throw new AppError('too_many_requests', {
    message: `Too many requests came from your network. Please try again in ${wait}.`,
  });
}

/** Counts every request to the addresses below it. */
export function countReads(name: ReadLimitName) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    countRead(c, name);
    await next();
  });
}
