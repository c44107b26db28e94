import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TokenBucket, takeFromBucket } from './token-bucket';

const limit = { burst: 3, seconds: 60 };

test('a burst is allowed, then one after each third of a minute', () => {
  let bucket: TokenBucket | undefined;
  const take = (nowMs: number) => {
    const taken = takeFromBucket(bucket, limit, nowMs);
    bucket = taken.bucket;
    return taken;
  };
  expect(take(0)).toMatchObject({ allowed: true, remaining: 2, retrySeconds: 0, fullSeconds: 20 });
  expect(take(0)).toMatchObject({ allowed: true, remaining: 1 });
  expect(take(0)).toMatchObject({ allowed: true, remaining: 0, retrySeconds: 20 });
  expect(take(0)).toMatchObject({ allowed: false, remaining: 0, retrySeconds: 20 });
  expect(take(19_000)).toMatchObject({ allowed: false, retrySeconds: 1 });
  expect(take(20_000)).toMatchObject({ allowed: true, remaining: 0 });
  expect(take(20_000)).toMatchObject({ allowed: false });
  expect(take(900_000)).toMatchObject({ allowed: true, remaining: 2 });
});

test('a clock set back changes nothing', () => {
  const { bucket } = takeFromBucket(undefined, limit, 100_000);
  expect(takeFromBucket(bucket, limit, 0).remaining).toBe(1);
});

test('no request pattern exceeds burst plus refill', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 50 }), (gapsMs, burst) => {
      let bucket: TokenBucket | undefined;
      let nowMs = 0;
      let passed = 0;
      for (const gapMs of gapsMs) {
        nowMs += gapMs;
        const taken = takeFromBucket(bucket, { burst, seconds: 10 }, nowMs);
        bucket = taken.bucket;
        if (taken.allowed) passed += 1;
        else expect(taken.retrySeconds).toBeGreaterThan(0);
      }
      const elapsedMs = nowMs - (gapsMs[0] ?? 0);
      expect(passed).toBeLessThanOrEqual(burst + (elapsedMs / 10_000) * burst + 1e-6);
    }),
  );
});
