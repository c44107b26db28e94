import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyFilter, NumbersById, RowVerdicts } from './compact-sets';
import { feedOfferStates } from './report/run-report';

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

test('returns the verdict of a row, and null for others', () => {
  const verdicts = new RowVerdicts();
  const all = [...feedOfferStates, 'repeated'] as const;
  const places = all.map((_, n) => n * 65_537);
  for (const [n, verdict] of all.entries()) verdicts.set(places[n] ?? 0, verdict);
  expect(places.map((place) => verdicts.at(place))).toEqual(all);
  expect(verdicts.at(1)).toBeNull();
  expect(verdicts.at(1e9)).toBeNull();
});

test('numbers by id are those of a Map', () => {
  const id = fc.integer({ min: 0, max: 40_000 });
  const number = fc.oneof(fc.constant(0), fc.double({ min: 0.5, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.array(fc.tuple(id, number)), id, (given, other) => {
      const numbers = new NumbersById();
      for (const [key, value] of given) numbers.set(key, value);
      const expected = new Map(given);
      for (const key of [other, ...expected.keys()])
        expect(numbers.at(key)).toBe(expected.get(key) ?? 0);
    }),
  );
});
