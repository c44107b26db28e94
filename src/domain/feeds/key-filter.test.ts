import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyFilter } from './key-filter';

test('never reports a repeated key as new', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 300 }), (keys) => {
      const filter = new KeyFilter();
      for (const key of keys) filter.add(key);
      expect(keys.every((key) => filter.add(key))).toBe(true);
    }),
  );
});

test('reports nearly all of a hundred thousand new keys as new', () => {
  const filter = new KeyFilter();
  const suspected = Array.from({ length: 100_000 }, (_, n) => filter.add(`sku-${n}`));
  expect(suspected.filter(Boolean).length).toBeLessThan(20);
});
