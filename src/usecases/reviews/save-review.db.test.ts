import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listReviewLog } from '~/db/reviews/review-log.repo.server';
import { insertReviewPhoto } from '~/db/reviews/review-photo.repo.server';
import { listMailIdsTo } from '~/db/testing/email.server';
import { listWrongReviewFigures } from '~/db/testing/reviews.server';
import { emptyTables } from '~/db/testing/tables.server';
import { dayMs } from '~/domain/durations';
import { reviewLimits } from '~/domain/reviews/review';
import { createPerson } from '../../../tests/factories/person';
import { createProduct } from '../../../tests/factories/product';
import { aReviewContent, createReview, firstReviews } from '../../../tests/factories/review';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { removeReview, showOwnReviews } from './manage-own-reviews.server';
import { decideOrderProof, decideReview } from './operate/decide-review.server';
import { listReviewsToDecide } from './operate/list-waiting-reviews.server';
import { reportReview } from './report-review.server';
import { saveReview } from './save-review.server';
import { showReviews } from './show-reviews.server';
import { voteOnReview } from './vote-on-review.server';

const db = await openTestDatabase();
let deps = testDeps(db);
beforeAll(async () => {
  for (const id of [1, 2]) await createProduct(db, { id });
});
beforeEach(async () => {
  deps = testDeps(db);
  await emptyTables(db, 'review', 'review_photo', 'review_log', 'auth_limit');
});

type Writing = Parameters<typeof saveReview>[1];

function save(userId: string, given: Partial<Writing['content']> = {}, productId = 1) {
  const content = { ...aReviewContent(), author: 'Maya R.', photos: [], ...given };
  return saveReview(deps, {
    userId,
    productId,
    isAnonymous: false,
    network: '203.0.113.0',
    content,
  });
}

/** A person whose reviews are not held because they are new. */
async function knownAuthor(): Promise<string> {
  const { id } = await createPerson(db);
  const text = `I bought it in spring and have finished two bottles so far, ${id}.`;
  await createReview(db, { userId: id, productId: 2, text });
  return id;
}

const shown = async (productId = 1) =>
  (await showReviews(deps, { productId, query: firstReviews })).reviews;

test('the first review of an account is held, and published by the operator', async () => {
  const { id: userId, email } = await createPerson(db);
  const { review, isNew } = await save(userId);
  expect(isNew).toBe(true);
  expect(review).toMatchObject({ state: 'held', author: 'Maya R.', publishedAt: null });
  expect(review.reasons).toHaveLength(1);
  expect(await shown()).toEqual([]);
  const [waiting] = await listReviewsToDecide(deps);
  expect(waiting).toMatchObject({ id: review.id, userId });
  await decideReview(deps, { id: review.id, decision: 'publish', reason: '' });
  expect(await shown()).toMatchObject([{ id: review.id, stars: 4, editedAt: null }]);
  expect(await listMailIdsTo(db, email)).toHaveLength(1);
  const log = await listReviewLog(db, { reviewId: review.id, limit: 10 });
  expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'author written',
    'checks held',
    'operator published',
  ]);
});

test('a second review of a product replaces the first', async () => {
  const userId = await knownAuthor();
  const first = await save(userId, { stars: 5 });
  deps.clock.advance(dayMs);
  const second = await save(userId, { stars: 2 });
  expect(second).toMatchObject({ isNew: false, review: { id: first.review.id, stars: 2 } });
  expect(second.review.publishedAt).toEqual(first.review.publishedAt);
  expect(second.review.editedAt).not.toBeNull();
  const { summary } = await showReviews(deps, { productId: 1, query: firstReviews });
  expect(summary).toMatchObject({ count: 1, average: 2, distribution: [0, 1, 0, 0, 0] });
});

test('two tabs that write at the same time leave one review', async () => {
  const userId = await knownAuthor();
  await Promise.all([save(userId, { stars: 1 }), save(userId, { stars: 5 })]);
  expect(await showOwnReviews(deps, { userId })).toHaveLength(2);
  expect(await shown()).toHaveLength(1);
  expect(await listWrongReviewFigures(db)).toEqual([]);
});

test.each([
  ['refused', '<b>It works</b>, and I have used it every evening since the spring of last year.'],
  ['held', 'It works, and you can buy it cheaper at https://cheap-serums.example/today now.'],
])('a text is %s with a sentence, and is not shown until it is changed', async (state, text) => {
  const userId = await knownAuthor();
  const { review } = await save(userId, { text });
  expect(review.state).toBe(state);
  expect(review.reasons).not.toEqual([]);
  expect(await shown()).toEqual([]);
  expect((await save(userId)).review).toMatchObject({ state: 'published', reasons: [] });
});

test('the decision and its reasons do not depend on the stars', async () => {
  const texts = fc.oneof(
    fc.constantFrom(
      aReviewContent().text,
      'Call me at 555 0100 200 and I will sell you two of these for the price of one, promised.',
      '<b>Great</b> and I mean it, the best cream that I had in years of trying many of them.',
      'The worst lotion I ever bought. It stinks, it stings, and the store is run by idiots.',
      'I love it and would buy it again at once. Use my code GLOW20 for twenty percent off.',
    ),
    fc.string({ minLength: 50, maxLength: 200, unit: 'grapheme-ascii' }).filter(isLongEnough),
  );
  const stars = fc.integer({ min: 1, max: 5 });
  await fc.assert(
    fc.asyncProperty(texts, fc.tuple(stars, stars), async (text, versions) => {
      const decisions: unknown[] = [];
      for (const stars of versions) {
        const { review } = await save(await knownAuthor(), { stars, text });
        decisions.push([review.state, review.reasons]);
        await emptyTables(db, 'review');
      }
      expect(decisions[0]).toEqual(decisions[1]);
    }),
    { numRuns: 30 },
  );
});

const isLongEnough = (text: string) => text.trim().length >= reviewLimits.minTextLength;

test('the text of another person is held or refused', async () => {
  await save(await knownAuthor());
  const { review } = await save(await knownAuthor(), { title: 'Also good' });
  expect(review.state).not.toBe('published');
});

test('a new name is looked at again', async () => {
  const userId = await knownAuthor();
  expect((await save(userId, { author: null })).review).toMatchObject({
    state: 'held',
    author: 'Glowfare shopper',
  });
});

test('what the operator removed is not published by an edit', async () => {
  const userId = await knownAuthor();
  const { review } = await save(userId);
  await expect(
    decideReview(deps, { id: review.id, decision: 'remove', reason: ' ' }),
  ).rejects.toThrow('Say why');
  const reason = 'It is about another product.';
  await decideReview(deps, { id: review.id, decision: 'remove', reason });
  expect(await shown()).toEqual([]);
  const own = await showOwnReviews(deps, { userId });
  expect(own.find(({ id }) => id === review.id)).toMatchObject({
    state: 'removed',
    reasons: [reason],
  });
  const edited = await save(userId, { text: `${aReviewContent().text} Really.` });
  expect(edited.review.state).toBe('held');
  await decideReview(deps, { id: review.id, decision: 'publish', reason: '' });
  expect(await shown()).toHaveLength(1);
});

test('deleting a review removes it from the figures', async () => {
  const userId = await knownAuthor();
  const { review } = await save(userId);
  const stranger = randomUUID();
  await expect(removeReview(deps, { userId: stranger, id: review.id })).rejects.toThrow('no such');
  await removeReview(deps, { userId, id: review.id });
  const { summary } = await showReviews(deps, { productId: 1, query: firstReviews });
  expect(summary).toMatchObject({ count: 0, average: null });
  await expect(removeReview(deps, { userId, id: review.id })).rejects.toThrow('no such');
});

test('limits how often an account and a network write', async () => {
  const userId = await knownAuthor();
  for (let count = 0; count < 30; count += 1) await save(userId);
  await expect(save(userId)).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('anonymous sessions neither write nor vote', async () => {
  const userId = randomUUID();
  const content = { ...aReviewContent(), author: null, photos: [] };
  const anonymous = { userId, isAnonymous: true };
  await expect(
    saveReview(deps, { ...anonymous, productId: 1, network: '', content }),
  ).rejects.toMatchObject({ code: 'no_authorization' });
  const reviewId = await createReview(db);
  await expect(voteOnReview(deps, { ...anonymous, reviewId, helpful: true })).rejects.toMatchObject(
    {
      code: 'no_authorization',
    },
  );
});

describe('photos', () => {
  const key = (letter: string) => letter.repeat(22);
  const upload = (userId: string, letter: string) =>
    insertReviewPhoto(
      db,
      { userId, photo: { key: key(letter), width: 3, height: 2 } },
      deps.clock.now(),
    );

  test('wait for the operator once', async () => {
    const userId = await knownAuthor();
    await upload(userId, 'a');
    const held = await save(userId, { photos: [key('a')] });
    expect(held.review).toMatchObject({ state: 'held', photos: [{ key: key('a') }] });
    await decideReview(deps, { id: held.review.id, decision: 'publish', reason: '' });
    const edited = await save(userId, { photos: [key('a')], stars: 3 });
    expect(edited.review).toMatchObject({ state: 'published', photos: [{ key: key('a') }] });
    const without = await save(userId, { photos: [] });
    expect(without.review).toMatchObject({ state: 'published', photos: [] });
    await expect(save(userId, { photos: [key('a')] })).rejects.toThrow('choose it again');
  });

  test('of another person cannot be used', async () => {
    const [anna, ben] = [await knownAuthor(), await knownAuthor()];
    await upload(ben, 'b');
    await expect(save(anna, { photos: [key('b')] })).rejects.toMatchObject({
      code: 'invalid_body',
    });
  });
});

describe('votes', () => {
  test('count once per person, also from two tabs, and can be changed', async () => {
    const reviewId = await createReview(db);
    const userId = randomUUID();
    const vote = (helpful: boolean | null) =>
      voteOnReview(deps, { userId, isAnonymous: false, reviewId, helpful });
    await Promise.all([vote(true), vote(true), vote(true)]);
    expect(await shown()).toMatchObject([{ helpful: 1 }]);
    expect(await vote(false)).toEqual({ helpful: 0, vote: false });
    expect(await vote(true)).toEqual({ helpful: 1, vote: true });
    expect(await vote(null)).toEqual({ helpful: 0, vote: null });
    expect(await listWrongReviewFigures(db)).toEqual([]);
  });

  test('are for others’ published reviews', async () => {
    const userId = randomUUID();
    const own = await createReview(db, { userId });
    const held = await createReview(db, { state: 'held' });
    const vote = (reviewId: number) =>
      voteOnReview(deps, { userId, isAnonymous: false, reviewId, helpful: true });
    await expect(vote(own)).rejects.toMatchObject({ code: 'conflict' });
    await expect(vote(held)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a reported review stays until the operator decides', async () => {
  const reviewId = await createReview(db);
  const report = { reviewId, reason: 'spam', note: 'An ad.', network: '203.0.113.0' } as const;
  await reportReview(deps, report);
  await expect(reportReview(deps, report)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await shown()).toHaveLength(1);
  expect(await listReviewsToDecide(deps)).toMatchObject([
    { id: reviewId, reports: ['spam: An ad.'], hasProof: false },
  ]);
  await decideReview(deps, { id: reviewId, decision: 'publish', reason: '' });
  expect(await listReviewsToDecide(deps)).toEqual([]);
});

test('a purchase cannot be verified without an order confirmation', async () => {
  const id = await createReview(db);
  await expect(decideOrderProof(deps, { id, isAccepted: true, reason: '' })).rejects.toThrow(
    'no order confirmation',
  );
});
