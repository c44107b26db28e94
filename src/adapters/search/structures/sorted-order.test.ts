import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSteps } from './sorted-order';
import { forEachChunk, runToCompletion, runYielding } from './steps';

test('sorting in steps is stable and does not modify its input', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_000 }), fc.constantFrom(1, 7, 1_000_000), (length, spread) => {
      const items = Uint32Array.from({ length }, (_, at) => (at * 48_271) % 10_007);
      const before = items.slice();
      const byKey = (a: number, b: number) => (a % spread) - (b % spread);
      const expected = Uint32Array.from([...items].sort(byKey));
      expect(runToCompletion(sortInSteps(items, byKey))).toEqual(expected);
      expect(items).toEqual(before);
    }),
    { numRuns: 30 },
  );
});

test('sorts items that are nearly sorted', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_000 }), fc.array(fc.nat({ max: 9_000 })), (length, tail) => {
      const items = Uint32Array.from([...Array(length).keys(), ...tail]);
      const byValue = (a: number, b: number) => a - b;
      expect(runToCompletion(sortInSteps(items, byValue))).toEqual(items.toSorted(byValue));
    }),
    { numRuns: 30 },
  );
});

test('work in slices yields and returns its result', async () => {
  let others = 0;
  const steps = (function* () {
    for (let round = 0; round < 3; round++) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      yield;
    }
    return 'done';
  })();
  let working = true;
  setImmediate(function goOn() {
    others += 1;
    if (working) setImmediate(goOn);
  });
  expect(await runYielding(steps)).toBe('done');
  working = false;
  expect(others).toBeGreaterThan(0);
});

test('chunks cover everything once', () => {
  const seen: number[] = [];
  runToCompletion(
    forEachChunk(5_000, (from, to) => {
      for (let at = from; at < to; at++) seen.push(at);
    }),
  );
  expect(seen).toEqual(Array.from({ length: 5_000 }, (_, at) => at));
});
