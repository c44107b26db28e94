import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '~/domain/app-error';
import { type ReadLimitName, readLimits } from '~/domain/limits/limits';
import type { RequestEnv } from '../request-env.server';
import { visitorAddress } from './visitor-address.server';

/** Counts the request, sets RateLimit headers, and refuses it beyond the limit. */
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
    message: `Too many requests from your network. Please try again in ${wait}.`,
  });
}

export function countReads(name: ReadLimitName) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    countRead(c, name);
    await next();
  });
}
