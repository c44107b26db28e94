import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Tally } from './tally';

test('returns the greatest sums first, smaller numbers among equals, and resets', () => {
  const tally = new Tally();
  const weights = fc.constantFrom(0.25, 0.5, 1);
  const added = fc.array(fc.tuple(fc.nat({ max: 60 }), weights), { maxLength: 300 });
  const before = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 4 });
  fc.assert(
    fc.property(added, before, (entries, first) => {
      const sums = new Map<number, number>();
      for (const [number, weight] of entries) {
        tally.add(number, weight);
        sums.set(number, (sums.get(number) ?? 0) + weight);
      }
      const minSum = Math.max(0, ...sums.values()) * 0.35;
      const best = [...sums]
        .filter(([number, sum]) => sum >= minSum && !first.includes(number))
        .sort(([one, sum], [other, otherSum]) => otherSum - sum || one - other)
        .map(([number]) => number);
      const taken = new Int32Array(10);
      taken.set(first);
      const count = tally.takeBest(taken, first.length, 0.35);
      expect([...taken.subarray(0, count)]).toEqual([...first, ...best].slice(0, 10));
    }),
  );
});
