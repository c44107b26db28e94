import { expect, test } from 'vitest';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { createDemoReviewWriter } from '~/adapters/demo-world/reviews/write-demo-reviews';
import { findReviewSummary } from '~/db/reviews/review-rating.repo.server';
import { listWrongReviewFigures } from '~/db/testing/reviews.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { addDemoReviews, listDemoReviewWork } from './add-demo-reviews.server';

const deps = testDeps(await openTestDatabase());

test('the demo catalog gets its reviews in parts and once, and their figures agree with them', async () => {
  const now = deps.clock.now();
  await loadCatalog(deps, createDemoWorld({ products: 30, now }));
  const write = createDemoReviewWriter(now);
  const waiting = await listDemoReviewWork(deps, 30);
  expect(waiting.length).toBe(30);
  await addDemoReviews(deps, waiting.slice(0, 7), write);
  expect(await listDemoReviewWork(deps, 30)).toEqual(waiting.slice(7));
  await addDemoReviews(deps, waiting, write);
  expect(await listDemoReviewWork(deps, 30)).toEqual([]);
  const { count, rated, average } = await findReviewSummary(deps.db, 1);
  expect(count).toBeGreaterThan(25);
  expect(rated).toBeLessThanOrEqual(count);
  expect(Math.abs((average ?? 0) - 4.7)).toBeLessThanOrEqual(0.3);
  const wrong = await listWrongReviewFigures(deps.db);
  // Invented votes have no person.
  expect(wrong.filter((figure) => !figure.startsWith('votes'))).toEqual([]);
});
