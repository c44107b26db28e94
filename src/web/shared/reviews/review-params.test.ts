import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageRanges, reviewSorts } from '~/domain/reviews/review';
import {
  decodeReviewParams,
  defaultReviewParams,
  encodeReviewParams,
  isFiltered,
  type ReviewParams,
  reviewsPath,
} from './review-params';

const slug = fc.option(fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/));
const params = fc.record<ReviewParams>({
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
  skinType: slug,
  hairType: slug,
  ageRange: fc.option(fc.constantFrom(...ageRanges)),
  concern: slug,
  verified: fc.boolean(),
  withPhotos: fc.boolean(),
  sort: fc.constantFrom(...reviewSorts),
  page: fc.integer({ min: 1, max: 100_000 }),
  review: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
});

test('a query that was written is read again', () => {
  fc.assert(
    fc.property(params, (written) => {
      expect(decodeReviewParams(new URLSearchParams(encodeReviewParams(written)))).toEqual(written);
    }),
  );
});

test('any query can be read', () => {
  const query = fc.dictionary(
    fc.constantFrom('stars', 'skin', 'age', 'page', 'sort', 'review', 'x'),
    fc.string(),
  );
  fc.assert(
    fc.property(query, (entries) => {
      decodeReviewParams(new URLSearchParams(entries));
    }),
  );
});

test.each(['stars=6', 'stars=0', 'skin=%3Cb%3E', 'age=30', 'verified=yes', 'sort=best', 'page=-1'])(
  '%s is ignored',
  (query) => {
    expect(decodeReviewParams(new URLSearchParams(query))).toEqual(defaultReviewParams);
  },
);

test('defaults are left out of the address', () => {
  expect(reviewsPath(7)).toBe('/product/7/reviews');
  expect(reviewsPath(7, { stars: 5, verified: true })).toBe(
    '/product/7/reviews?stars=5&verified=1',
  );
});

test('the order and the page leave no reviews out', () => {
  expect(isFiltered({ ...defaultReviewParams, sort: 'newest', page: 3, review: 9 })).toBe(false);
  expect(isFiltered({ ...defaultReviewParams, withPhotos: true })).toBe(true);
});
