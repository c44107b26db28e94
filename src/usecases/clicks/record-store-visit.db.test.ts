import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '~/db/testing/tables.server';
import type { PrivacySettings } from '~/domain/accounts/privacy-settings';
import { dayMs } from '~/domain/durations';
import { retention } from '~/domain/retention';
import { createOffer } from '../../../tests/factories/offer';
import { createPerson } from '../../../tests/factories/person';
import { createProduct } from '../../../tests/factories/product';
import { aReviewContent, firstReviews } from '../../../tests/factories/review';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { exportPerson } from '../accounts/export-person.server';
import { changePrivacySettings } from '../accounts/manage-privacy-settings.server';
import { decideReview } from '../reviews/operate/decide-review.server';
import { saveReview } from '../reviews/save-review.server';
import { showReviews } from '../reviews/show-reviews.server';
import { tidyReviews } from '../reviews/tidy-reviews.server';
import { recordStoreVisit } from './record-store-visit.server';

const db = await openTestDatabase();
let deps = testDeps(db);
beforeAll(async () => {
  for (const id of [1, 2]) await createProduct(db, { id });
  await createOffer(db, { id: 11, productId: 1 });
});
beforeEach(async () => {
  deps = testDeps(db);
  await emptyTables(db, 'review', 'store_visit', 'privacy_setting', 'auth_limit');
});

async function person(changes: Partial<PrivacySettings> = { storeVisits: true }): Promise<string> {
  const { id: userId } = await createPerson(db);
  await choose(userId, changes);
  return userId;
}

const choose = (userId: string, changes: Partial<PrivacySettings>) =>
  changePrivacySettings(deps, { userId, email: null, changes });

const visits = async (userId: string) =>
  (await exportPerson(deps, { userId, email: null })).store_visits;

const review = async (userId: string, productId = 1) => {
  const content = { ...aReviewContent(), author: 'Maya R.', photos: [] };
  const writing = { userId, productId, isAnonymous: false, network: '203.0.113.0', content };
  return (await saveReview(deps, writing)).review;
};

test('nothing is stored unless the person allows it', async () => {
  const userId = await person({});
  await recordStoreVisit(deps, { userId, offerId: 11 });
  expect(await visits(userId)).toEqual([]);
  expect((await review(userId)).verification).toBe('none');
});

test('of several visits for a product, the last store and day are stored', async () => {
  const userId = await person();
  await recordStoreVisit(deps, { userId, offerId: 11 });
  deps.clock.advance(3 * dayMs);
  await recordStoreVisit(deps, { userId, offerId: 11 });
  await recordStoreVisit(deps, { userId, offerId: 999 });
  expect(await visits(userId)).toEqual([
    { product_id: 1, retailer_id: 1, visited_on: '2026-03-04', is_settled: false },
  ]);
});

test('a review of the product gets the lesser mark, and the filter for purchases does not find it', async () => {
  const userId = await person();
  await recordStoreVisit(deps, { userId, offerId: 11 });
  expect((await review(userId, 2)).verification).toBe('none');
  const { id, verification } = await review(userId);
  expect(verification).toBe('visited');
  await decideReview(deps, { id, decision: 'publish', reason: '' });
  const show = (verified: boolean) =>
    showReviews(deps, { productId: 1, query: { ...firstReviews, verified } });
  expect((await show(false)).reviews).toMatchObject([{ id, verification: 'visited' }]);
  expect((await show(true)).reviews).toEqual([]);
});

test('a review written before the visit gets the mark when its author saves it again', async () => {
  const userId = await person();
  expect((await review(userId)).verification).toBe('none');
  await recordStoreVisit(deps, { userId, offerId: 11 });
  expect((await review(userId)).verification).toBe('visited');
});

test('records end after their period; the mark stays', async () => {
  const userId = await person();
  await recordStoreVisit(deps, { userId, offerId: 11 });
  await review(userId);
  deps.clock.advance(retention.storeVisit.days * dayMs);
  await tidyReviews(deps);
  expect(await visits(userId)).toHaveLength(1);
  deps.clock.advance(dayMs);
  await tidyReviews(deps);
  expect(await visits(userId)).toEqual([]);
  expect((await review(userId)).verification).toBe('visited');
});

test('turning the setting off deletes records, marks and reminders, of this person only', async () => {
  const [userId, other] = [await person({ reviewRequestMails: true }), await person()];
  for (const id of [userId, other]) {
    await recordStoreVisit(deps, { userId: id, offerId: 11 });
    await review(id);
  }
  expect(await choose(userId, { storeVisits: false })).toMatchObject({
    storeVisits: false,
    reviewRequestMails: false,
  });
  expect(await visits(userId)).toEqual([]);
  expect((await review(userId)).verification).toBe('none');
  expect(await visits(other)).toHaveLength(1);
  expect((await review(other)).verification).toBe('visited');
});

test('a visit that is recorded while the setting is turned off leaves nothing', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await person();
    await Promise.all([
      recordStoreVisit(deps, { userId, offerId: 11 }),
      choose(userId, { storeVisits: false }),
      review(userId),
    ]);
    expect(await visits(userId)).toEqual([]);
    expect((await review(userId)).verification).toBe('none');
  }
});
