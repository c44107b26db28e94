import { expect, test } from 'vitest';
import {
  findFirstRetainedPriceChangeId,
  findNewestPriceChangeId,
  insertPriceChanges,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import { updatePriceDropProgress } from '~/db/prices/price-drop-progress.repo.server';
import { dayMs } from '~/domain/durations';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { tidyPriceChanges } from './tidy-price-changes.server';

test('deletes changes after a week and records the first remaining one', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  const now = deps.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const many = Array.from({ length: 12_000 }, (_, index) => index + 1);
  await insertPriceChanges(db, many, daysAgo(8));
  await insertPriceChanges(db, [7], daysAgo(6));
  await insertPriceChanges(db, [8], now);
  expect(await findFirstRetainedPriceChangeId(db)).toBe(1);
  await tidyPriceChanges(deps);
  // The price drops have not been refreshed yet.
  expect(await findFirstRetainedPriceChangeId(db)).toBe(1);
  await updatePriceDropProgress(db, { upToProduct: null, upToChange: 1_000_000 });
  await tidyPriceChanges(deps);
  expect(await listPriceChanges(db, { after: 0, limit: 10 })).toEqual([
    { id: 12_001, productId: 7 },
    { id: 12_002, productId: 8 },
  ]);
  expect(await findFirstRetainedPriceChangeId(db)).toBe(12_001);
  deps.clock.advance(30 * dayMs);
  await tidyPriceChanges(deps);
  await tidyPriceChanges(deps);
  expect(await listPriceChanges(db, { after: 0, limit: 10 })).toEqual([]);
  expect(await findNewestPriceChangeId(db)).toBe(12_002);
});
