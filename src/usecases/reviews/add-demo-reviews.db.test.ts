import { expect, test } from 'vitest';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { createDemoReviewWriter } from '~/adapters/demo-world/reviews/write-demo-reviews';
import { findReviewSummary } from '~/db/reviews/review-rating.repo.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { addDemoReviews } from './add-demo-reviews.server';

const deps = testDeps(await openTestDatabase());

test('the demo catalog gets its reviews once, and their figures agree with them', async () => {
  const now = deps.clock.now();
  await loadCatalog(deps, createDemoWorld({ products: 30, now }));
  const write = createDemoReviewWriter(now);
  const added = await addDemoReviews(deps, { productCount: 30, write });
  expect(added).toBeGreaterThan(100);
  const { count, rated, average } = await findReviewSummary(deps.db, 1);
  expect(count).toBeGreaterThan(25);
  expect(rated).toBeLessThanOrEqual(count);
  expect(Math.abs((average ?? 0) - 4.7)).toBeLessThanOrEqual(0.3);
  expect(await addDemoReviews(deps, { productCount: 30, write })).toBe(0);
});
