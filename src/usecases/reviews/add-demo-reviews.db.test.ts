import { expect, test } from 'vitest';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { createDemoReviewWriter } from '~/adapters/demo-world/reviews/write-demo-reviews';
import { findReviewSummary } from '~/db/reviews/review-rating.repo.server';
import { listWrongReviewFigures } from '~/db/testing/reviews.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { addDemoReviews } from './add-demo-reviews.server';

const deps = testDeps(await openTestDatabase());

test('the demo catalog gets its reviews in parts and once, and their figures agree with them', async () => {
  const now = deps.clock.now();
  await loadCatalog(deps, createDemoWorld({ products: 30, now }));
  const write = createDemoReviewWriter(now);
  const add = (maxProducts: number) =>
    addDemoReviews(deps, { productCount: 30, maxProducts, write });
  expect(await add(7)).toBe(7);
  expect(await add(60)).toBe(23);
  const { count, rated, average } = await findReviewSummary(deps.db, 1);
  expect(count).toBeGreaterThan(25);
  expect(rated).toBeLessThanOrEqual(count);
  expect(Math.abs((average ?? 0) - 4.7)).toBeLessThanOrEqual(0.3);
  expect(await add(60)).toBe(0);
  const wrong = await listWrongReviewFigures(deps.db);
  // Invented votes have no person.
  expect(wrong.filter((figure) => !figure.startsWith('votes'))).toEqual([]);
});
