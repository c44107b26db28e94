import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TokenBucket, takeElsewhere, takeFromBucket } from './token-bucket';

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

test('processes that hear of each other late give out no more over time than one bucket refills', () => {
  const turns = fc.array(
    fc.record({
      process: fc.integer({ min: 0, max: 2 }),
      gapMs: fc.integer({ min: 0, max: 2_000 }),
      isReport: fc.boolean(),
    }),
    { maxLength: 300 },
  );
  fc.assert(
    fc.property(turns, fc.integer({ min: 1, max: 50 }), (list, burst) => {
      const rate = { burst, seconds: 10 };
      const buckets: (TokenBucket | undefined)[] = [undefined, undefined, undefined];
      const unreported = [0, 0, 0];
      let nowMs = 0;
      let passed = 0;
      for (const { process, gapMs, isReport } of list) {
        nowMs += gapMs;
        const taken = takeFromBucket(buckets[process], rate, nowMs);
        buckets[process] = taken.bucket;
        if (taken.allowed) {
          passed += 1;
          unreported[process] = (unreported[process] ?? 0) + 1;
        }
        // A process reports what it gave out; at the latest when it was a burst.
        if (!isReport && (unreported[process] ?? 0) < burst) continue;
        const count = unreported[process] ?? 0;
        unreported[process] = 0;
        for (const other of [0, 1, 2].filter((index) => index !== process))
          buckets[other] = takeElsewhere(buckets[other], rate, count, nowMs);
      }
      // Each process may have given out one burst before it heard of the others.
      expect(passed).toBeLessThanOrEqual(3 * burst + (nowMs / 10_000) * burst + 1e-6);
    }),
  );
});

test('tokens that others gave out are owed, up to a burst', () => {
  const bucket = takeElsewhere(undefined, limit, 100, 0);
  expect(bucket.left).toBe(-3);
  expect(takeFromBucket(bucket, limit, 0)).toMatchObject({
    allowed: false,
    remaining: 0,
    retrySeconds: 80,
  });
  expect(takeFromBucket(bucket, limit, 80_000).allowed).toBe(true);
});
