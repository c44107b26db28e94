import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './format-count';

test('counts read as Intl writes them', () => {
  const format = new Intl.NumberFormat('en-US');
  const counts = fc.oneof(fc.nat(), fc.maxSafeNat(), fc.constantFrom(0, 999, 1_000, 999_999, 1e6));
  fc.assert(
    fc.property(counts, (count) => {
      expect(formatCount(count)).toBe(format.format(count));
    }),
  );
});
