import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formulaOverlap, maxSketchLength, sketchFormula } from './formula-sketch';

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const overlap = (one: readonly number[], other: readonly number[]) =>
  formulaOverlap(sketchFormula(one) ?? [], sketchFormula(other) ?? []);

test.each([
  ['the same list', ids(1, 20), ids(1, 20), 1],
  ['in another order', ids(1, 20), ids(1, 20).reverse(), 1],
  ['nothing in common', ids(1, 20), ids(20, 40), 0],
  ['half', ids(1, 13), ids(5, 17), 8 / 16],
  ['colors of some shades', ids(1, 20), [...ids(1, 20), -100, -101], 1],
  ['unknown names', ids(1, 20), [0, ...ids(1, 20), 0], 1],
])('%s', (_, one, other, share) => {
  expect(overlap(one, other)).toBeCloseTo(share, 10);
});

test('a list of a few actives is no formula', () => {
  expect(sketchFormula([1, 2, 3])).toBeNull();
  expect(sketchFormula([])).toBeNull();
  expect(sketchFormula([0, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
});

test('an estimate is near the true share, whatever the lists are', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { minLength: 6, maxLength: 60 });
  fc.assert(
    fc.property(list, list, (one, other) => {
      const shared = one.filter((id) => other.includes(id)).length;
      const either = new Set([...one, ...other]).size;
      const estimate = overlap(one, other);
      expect(sketchFormula(one)?.length).toBeLessThanOrEqual(maxSketchLength);
      expect(overlap(other, one)).toBe(estimate);
      if (either <= maxSketchLength) expect(estimate).toBeCloseTo(shared / either, 10);
      else expect(Math.abs(estimate - shared / either)).toBeLessThan(0.5);
    }),
  );
});
