import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRating } from './read-offer';

test.each([
  ['4.6', '1204', { stars: 4.6, ratings: 1_204 }],
  ['4,6', '1,204', { stars: 4.6, ratings: 1_204 }],
  ['4.63', '1.204', { stars: 4.6, ratings: 1_204 }],
  [' 5 ', ' 7 ', { stars: 5, ratings: 7 }],
  ['4.6/5', '1 204 887', { stars: 4.6, ratings: 1_204_887 }],
  ['4.6', '', null],
  ['', '12', null],
  ['4.6', '0', null],
  ['0', '12', null],
  ['5.1', '12', null],
  ['92', '12', null],
  ['4.6', 'many', null],
  ['4.6', '-3', null],
  ['4.6', '12,5', null],
  ['good', '12', null],
])('reads %o from %o', (mean, count, expected) => {
  expect(readRating(mean, count)).toEqual(expected);
});

test('never returns a figure out of range', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (mean, count) => {
      const rating = readRating(mean, count);
      if (rating === null) return;
      expect(rating.stars).toBeGreaterThanOrEqual(1);
      expect(rating.stars).toBeLessThanOrEqual(5);
      expect(rating.ratings).toBeGreaterThan(0);
    }),
  );
});
