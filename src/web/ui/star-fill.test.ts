import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingLabel, starFill } from './star-fill';

describe('a row of stars', () => {
  test.each([
    [0, 0],
    [1, 20],
    [2.5, 50],
    [4, 80],
    [5, 100],
    [-2, 0],
    [9, 100],
    [Number.NaN, 0],
  ])('rated %d is filled to %d percent', (value, percent) => {
    expect(starFill(value)).toBe(percent);
  });

  test('never fills less for a higher rating', () => {
    const rating = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(starFill(less)).toBeLessThanOrEqual(starFill(more));
      }),
    );
  });
});

describe('a rating in words', () => {
  test.each([
    [4.6, '4.6'],
    [4.649, '4.6'],
    [4, '4'],
    [0, '0'],
    [7, '5'],
    [Number.NaN, '0'],
  ])('%d is formatted as %s', (value, words) => {
    expect(ratingLabel(value)).toBe(words);
  });
});
