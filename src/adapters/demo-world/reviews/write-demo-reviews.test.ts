import { describe, expect, test } from 'vitest';
import type { DemoReview, ReviewedProduct } from '~/domain/reviews/demo-review';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import { judgeReview } from '~/domain/reviews/moderation/judge-review';
import { reviewLimits } from '~/domain/reviews/review';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import { createDemoWorld } from '../demo-world';
import { createDemoReviewWriter } from './write-demo-reviews';

const now = new Date('2026-11-17T09:00:00Z');
const world = createDemoWorld({ products: 3_000, now });
const brands = new Map(world.brands.map(({ id, name }) => [id, name]));
const products: ReviewedProduct[] = [...world.batches()]
  .flatMap((batch) => batch.products)
  .filter(({ reviewCount }) => reviewCount > 0)
  .sort((one, other) => other.reviewCount - one.reviewCount)
  .slice(0, 120)
  .map((product) => {
    const brand = brands.get(product.brandId) ?? '';
    return { ...product, brand, tags: deriveTags({ ...product, brand }) };
  });
const write = createDemoReviewWriter(now);
const written = products.map((product) => ({ product, reviews: write(product) }));
const all = written.flatMap(({ reviews }) => reviews);

const meanStars = (reviews: readonly DemoReview[]) =>
  reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;

/** Sentences without differences in typing; the words of pros and cons may repeat. */
const sentencesOf = (text: string) =>
  text
    .replace(/^pros: .*\ncons: .*\n/i, '')
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim().toLowerCase().replaceAll('’', ''))
    .filter((sentence) => sentence !== '');

describe('the reviews of the demonstration', () => {
  test('are the same for the same seed', () => {
    const again = createDemoReviewWriter(now);
    for (const { product, reviews } of written.slice(0, 5)) expect(again(product)).toEqual(reviews);
  });

  test('have a mean near the stars of the product', () => {
    for (const { product, reviews } of written.filter(({ reviews }) => reviews.length >= 10)) {
      expect(Math.abs(meanStars(reviews) - product.rating)).toBeLessThanOrEqual(0.2);
    }
  });

  test('have the length of a review, and no unfilled places', () => {
    for (const { text, title } of all) {
      expect(text.length).toBeGreaterThanOrEqual(reviewLimits.minTextLength);
      expect(title.length).toBeLessThanOrEqual(reviewLimits.titleLength);
      expect(`${title} ${text}`).not.toMatch(/[{}|()]|undefined|null/);
    }
  });

  test('do not give young people mature skin', () => {
    const ages = all
      .filter(({ skinType }) => skinType === 'mature')
      .map(({ ageRange }) => ageRange);
    expect(new Set(ages)).toEqual(new Set([null, '45-54', '55-plus']));
  });

  test('start no sentence after a dash', () => {
    for (const { text, title } of all) expect(`${title} ${text}`).not.toMatch(/\s[–—-]\s?\p{Lu}/u);
  });

  test('say nothing twice about a product', () => {
    for (const { reviews } of written) {
      const sentences = reviews.flatMap(({ title, text }) => [title, ...sentencesOf(text)]);
      const repeated = sentences.filter((each, index) => sentences.indexOf(each) !== index);
      expect(repeated).toEqual([]);
    }
  });

  test('join sentences without a capital letter in the middle', () => {
    const joins = /(?:[,:]|\b(?:But|Unfortunately|Still)) (?:It|The|My|There)\b/;
    for (const { text } of all) expect(text).not.toMatch(joins);
  });

  test('would be bought again after five stars and never after one', () => {
    const answers = (stars: number) =>
      new Set(all.filter((review) => review.stars === stars).map((each) => each.wouldBuyAgain));
    expect(answers(5)).toEqual(new Set([null, true]));
    expect(answers(1)).toEqual(new Set([null, false]));
  });

  test('are dated between the first sight of the product and now', () => {
    for (const { product, reviews } of written) {
      for (const { createdAt, editedAt } of reviews) {
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(product.firstSeenAt.getTime());
        expect((editedAt ?? createdAt).getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  test('pass the checks that people’s reviews pass, compared with the others of the product', () => {
    const held = written.flatMap(({ reviews }) =>
      reviews.filter(({ title, text }, index) => {
        const others = reviews.slice(0, index).map((other) => ({
          fingerprint: fingerprintOf(other.text),
          isOwn: false,
          text: other.text,
        }));
        const { state } = judgeReview({
          title,
          text,
          photoCount: 0,
          isFirstReview: false,
          storeTexts: [],
          others,
          recentOnProduct: 0,
          usualOnProduct: 0,
        });
        return state !== 'published';
      }),
    );
    expect(held.length / all.length).toBeLessThanOrEqual(0.01);
  });
});
