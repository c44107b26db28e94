import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ReviewQuery, type ReviewTrait, reviewSorts } from '~/domain/reviews/review';
import { createProduct } from '../../../tests/factories/product';
import { createReview, firstReviews } from '../../../tests/factories/review';
import { helpfulScore } from '../../../tests/oracles/helpful-score';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { deletePersonRows } from '../accounts/person.repo.server';
import { asPerson } from '../engine/as-person.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { listWrongReviewFigures, reviewFigureTables } from '../testing/reviews.server';
import { emptyTables } from '../testing/tables.server';
import { deleteReview } from './review.repo.server';
import { countMatchingReviews, listReviews } from './review-list.repo.server';
import {
  countReviewsWithBoth,
  findReviewSummary,
  listRatings,
  listTraitCounts,
} from './review-rating.repo.server';
import { deleteReviewVote, upsertReviewVote } from './review-vote.repo.server';

const db = await openTestDatabase();
const now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  for (const id of [1, 2]) await createProduct(db, { id });
});
beforeEach(() => emptyTables(db, 'review', ...reviewFigureTables));

test('reviews of free products are counted, but are in no average', async () => {
  await createReview(db, { stars: 5 });
  await createReview(db, { stars: 2 });
  await createReview(db, { stars: 1, gotItFree: true });
  await createReview(db, { stars: 1, state: 'held' });
  expect(await findReviewSummary(db, 1)).toEqual({
    count: 3,
    rated: 2,
    average: 3.5,
    distribution: [0, 1, 0, 0, 1],
  });
  expect(await findReviewSummary(db, 2)).toMatchObject({ count: 0, average: null });
  expect(await listRatings(db, { afterId: 0, limit: 10 })).toEqual([
    { productId: 1, count: 3, rated: 2, average: 3.5 },
  ]);
});

test('filters and counts by trait', async () => {
  const dry = await createReview(db, { skinType: 'dry', concerns: ['acne'], wouldBuyAgain: true });
  await createReview(db, { skinType: 'oily', wouldBuyAgain: false, verification: 'purchase' });
  await createReview(db, { productId: 2, skinType: 'dry' });
  const found = async (given: Partial<ReviewQuery>) =>
    (await listReviews(db, 1, { ...firstReviews, ...given })).map(({ id }) => id);
  expect(await found({ skinType: 'dry' })).toEqual([dry]);
  expect(await found({ concern: 'acne', skinType: 'oily' })).toEqual([]);
  expect(await found({ verified: true })).toHaveLength(1);
  const query = { ...firstReviews, stars: 4 };
  expect(await countMatchingReviews(db, 1, { query, limit: 10 })).toBe(2);
  expect(await countMatchingReviews(db, 1, { query, limit: 1 })).toBe(1);
  const counts = await listTraitCounts(db, { productId: 1, limit: 100 });
  const dryFigures = { trait: 'skin:dry', reviews: 1, answers: 1, wouldBuyAgain: 1 };
  expect(counts).toContainEqual(dryFigures);
  const allFigures = { trait: 'all', reviews: 2, answers: 2, wouldBuyAgain: 1 };
  expect(counts).toContainEqual(allFigures);
  const both = (...traits: [ReviewTrait, ReviewTrait]) =>
    countReviewsWithBoth(db, { productId: 1, traits });
  expect(await both('skin:dry', 'concern:acne')).toBe(1);
  expect(await both('skin:oily', 'concern:acne')).toBe(0);
  expect(await both('stars:4', 'skin:oily')).toBe(1);
});

test('sorts by votes, date and stars', async () => {
  const three = await createReview(db, { stars: 3 });
  const five = await createReview(db, { stars: 5, now: new Date('2026-02-01') });
  const one = await createReview(db, { stars: 1, now: new Date('2026-01-01') });
  for (const helpful of [true, true, true, false])
    await upsertReviewVote(db, { reviewId: one, userId: randomUUID(), helpful }, now);
  await upsertReviewVote(db, { reviewId: five, userId: randomUUID(), helpful: true }, now);
  const orders = { helpful: [one, five, three], newest: [three, five, one] };
  const byStars = { highest: [five, three, one], lowest: [one, three, five] };
  for (const sort of reviewSorts) {
    const ids = (await listReviews(db, 1, { ...firstReviews, sort })).map(({ id }) => id);
    expect(ids, sort).toEqual({ ...orders, ...byStars }[sort]);
  }
});

test('the score of the database is the score of the domain', async () => {
  const id = await createReview(db);
  for (const [helpful, unhelpful] of [
    [0, 0],
    [1, 0],
    [0, 3],
    [40, 10],
    [7_000, 1],
  ] as const) {
    const [row] = await db.rows(
      z.object({ score: z.number() }),
      sql`update review set helpful = ${helpful}, unhelpful = ${unhelpful}
        where id = ${id} returning helpful_score as score`,
    );
    expect(row?.score).toBeCloseTo(helpfulScore({ helpful, unhelpful }), 10);
  }
});

const people = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
const person = fc.constantFrom(...people);
const productId = fc.constantFrom(1, 2);
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('save' as const),
    userId: person,
    productId,
    stars: fc.integer({ min: 1, max: 5 }),
    gotItFree: fc.boolean(),
    state: fc.constantFrom('published', 'published', 'held', 'removed'),
    skinType: fc.constantFrom('dry', 'oily', null),
    concerns: fc.subarray(['acne', 'redness']),
    wouldBuyAgain: fc.constantFrom(true, false, null),
  }),
  fc.record({ kind: fc.constant('delete' as const), userId: person, nth: fc.nat(5) }),
  fc.record({
    kind: fc.constant('vote' as const),
    userId: person,
    nth: fc.nat(5),
    helpful: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('unvote' as const), userId: person, nth: fc.nat(5) }),
  fc.record({ kind: fc.constant('leave' as const), userId: person }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

async function perform(tx: Queryable, step: Operation): Promise<void> {
  if (step.kind === 'leave') return deletePersonRows(tx, step.userId, now);
  if (step.kind === 'save') {
    const { kind, state, ...fields } = step;
    const known = (['published', 'held', 'removed'] as const).find((one) => one === state);
    await createReview(tx, { ...fields, state: known ?? 'held' });
    return;
  }
  const ids = await tx.rows(
    z.object({ id: z.number() }),
    sql`select id from review order by id limit 6`,
  );
  const id = ids[step.nth % Math.max(ids.length, 1)]?.id;
  if (id === undefined) return;
  const { userId } = step;
  if (step.kind === 'delete') await deleteReview(tx, { userId, id });
  else if (step.kind === 'unvote') await deleteReviewVote(tx, { userId, reviewId: id });
  else await upsertReviewVote(tx, { userId, reviewId: id, helpful: step.helpful }, now);
}

class Aborted extends Error {}

test('every figure equals a recount after any operations, of which some are rolled back', async () => {
  const steps = fc.array(fc.tuple(operation, fc.boolean()), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await emptyTables(db, 'review', ...reviewFigureTables);
      for (const [step, isAborted] of sequence) {
        const work = db.transaction(async (tx) => {
          await perform(tx, step);
          if (isAborted) throw new Aborted();
        });
        await work.catch((error: unknown) => {
          if (!(error instanceof Aborted)) throw error;
        });
      }
      expect(await listWrongReviewFigures(db)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('every figure is right after many people write and vote at the same time', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, index) => createReview(db, { stars: 1 + (index % 5) })),
  );
  await Promise.all(
    ids.flatMap((reviewId) =>
      people.map((userId) =>
        asPerson(db, userId, (tx) =>
          upsertReviewVote(tx, { reviewId, userId, helpful: true }, now),
        ),
      ),
    ),
  );
  expect(await listWrongReviewFigures(db)).toEqual([]);
  expect(await findReviewSummary(db, 1)).toMatchObject({
    count: 20,
    distribution: [4, 4, 4, 4, 4],
  });
});

test('people can neither see nor change reviews of others', async () => {
  const [anna = '', ben = ''] = people;
  const id = await createReview(db, { userId: anna });
  await createReview(db, { userId: ben });
  await asPerson(db, ben, async (tx) => {
    expect(await tx.execute(sql`update review set stars = 1`)).toBe(1);
    expect(await tx.execute(sql`delete from review where id = ${id}`)).toBe(0);
  });
  await expect(
    asPerson(db, ben, (tx) =>
      upsertReviewVote(tx, { reviewId: id, userId: anna, helpful: true }, now),
    ),
  ).rejects.toThrow('row-level security');
  expect(await listWrongReviewFigures(db)).toEqual([]);
});
