import { expect, test } from 'vitest';
import { aShownReview, someReviews } from '../../../../tests/factories/shown-review';
import { reviewsOfProductData } from './reviews-data';

const site = {
  brandName: 'Glowfare',
  publicUrl: 'https://glowfare.test',
  contactEmail: 'hello@glowfare.test',
  demo: false,
};

test('describes the average and the reviews that were written here', () => {
  expect(reviewsOfProductData(site, someReviews({ items: [aShownReview()] }))).toMatchObject({
    '@type': 'Product',
    '@id': 'https://glowfare.test/product/7',
    aggregateRating: { ratingValue: 4.3, ratingCount: 3 },
    review: [
      {
        '@type': 'Review',
        author: { name: 'Maya R.' },
        datePublished: '2026-03-03',
        reviewRating: { ratingValue: 4 },
      },
    ],
  });
});

test('never claims the ratings of stores', () => {
  expect(JSON.stringify(reviewsOfProductData(site, someReviews()))).not.toMatch(/24816|4\.7/);
  const summary = { count: 0, rated: 0, average: null, distribution: [0, 0, 0, 0, 0] } as const;
  expect(reviewsOfProductData(site, someReviews({ summary, items: [] }))).toBeNull();
});

test('reviews of free products are not described', () => {
  const items = [aShownReview({ gotItFree: true }), aShownReview({ id: 2 })];
  expect(reviewsOfProductData(site, someReviews({ items }))?.review).toHaveLength(1);
});

test('a demonstration has no ratings to describe', () => {
  expect(reviewsOfProductData({ ...site, demo: true }, someReviews())).toBeNull();
  const items = [aShownReview({ isDemo: true }), aShownReview({ id: 2 })];
  expect(reviewsOfProductData(site, someReviews({ items }))).toBeNull();
});
