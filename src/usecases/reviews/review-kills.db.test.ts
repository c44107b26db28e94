import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listWrongReviewFigures } from '~/db/testing/reviews.server';
import { countRows } from '~/db/testing/tables.server';
import { createPerson } from '../../../tests/factories/person';
import { createProduct } from '../../../tests/factories/product';
import { aReviewContent, createReview } from '../../../tests/factories/review';
import { killableDatabase } from '../../../tests/setup/killable-database';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { deletePerson } from '../accounts/delete-person.server';
import { removeReview, showOwnReviews } from './manage-own-reviews.server';
import { decideReview } from './operate/decide-review.server';
import { saveReview } from './save-review.server';
import { voteOnReview } from './vote-on-review.server';

const db = await openTestDatabase();
/** The slower engine tries fewer. */
const kills = db.kind === 'postgres' ? 200 : 60;
const killable = killableDatabase(db);
const deps = testDeps(killable.db);
const people: string[] = [];
beforeAll(async () => {
  for (const id of [1, 2, 3]) await createProduct(db, { id });
  for (let count = 0; count < 6; count += 1) {
    const { id } = await createPerson(db);
    people.push(id);
    await createReview(db, { userId: id, productId: 1 + (count % 3), text: `${id} ${count}` });
  }
});

const anyPerson = () => people[randomInt(people.length)] ?? '';

async function doSomething(): Promise<void> {
  const userId = anyPerson();
  const [own] = await showOwnReviews({ db }, { userId });
  const choice = randomInt(10);
  if (choice < 4) {
    const content = {
      ...aReviewContent({ stars: 1 + randomInt(5), gotItFree: randomInt(4) === 0 }),
      text: `${aReviewContent().text} ${userId} ${randomInt(1_000)}`,
      author: 'Maya R.',
      photos: [],
    };
    const productId = 1 + randomInt(3);
    await saveReview(deps, { userId, productId, isAnonymous: false, network: userId, content });
  } else if (choice < 6 && own) {
    const reviewId = own.id;
    const helpful = randomInt(2) === 0;
    await voteOnReview(deps, { userId: anyPerson(), isAnonymous: false, reviewId, helpful });
  } else if (choice < 8 && own) {
    const decision = randomInt(3) === 0 ? 'remove' : 'publish';
    await decideReview(deps, { id: own.id, decision, reason: 'Just because.' });
  } else if (choice === 8 && own) {
    await removeReview(deps, { userId, id: own.id });
  } else if (choice === 9) {
    const provenAt = deps.clock.now();
    const { id } = await createPerson(db);
    await createReview(db, { userId: id, productId: 2, text: id });
    await deletePerson(deps, { userId: id, email: null, aal: 'aal1', provenAt });
  }
}

test('every average equals a recount after many kills at random statements', async () => {
  let killed = 0;
  for (let count = 0; killed < kills && count < 20 * kills; count += 1) {
    deps.clock.advance(3_600_000);
    killable.killAfter(randomInt(14));
    const failure = await doSomething().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (failure === 'killed') killed += 1;
    else expect(failure).toMatch(/^(|You can’t vote.*|There is no such review\.)$/);
    killable.revive();
    if (count % 20 === 0) expect(await listWrongReviewFigures(db)).toEqual([]);
  }
  expect(killed).toBe(kills);
  expect(await listWrongReviewFigures(db)).toEqual([]);
  expect(await countRows(db, 'review')).toBeGreaterThan(0);
});
