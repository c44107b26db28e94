import { expect, test } from 'vitest';
import { sql } from '~/db/engine/sql.server';
import {
  findFirstRetainedPriceChangeId,
  findNewestPriceChangeId,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import { dayMs } from '~/domain/durations';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { tidyPriceChanges } from './tidy-price-changes.server';

test('deletes changes after a week and records the first remaining one', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  const now = deps.clock.now();
  await db.execute(sql`insert into price_change (product_id, changed_at)
    select n, ${new Date(now.getTime() - 8 * dayMs)}::timestamptz from generate_series(1, 12000) as n`);
  await db.execute(sql`insert into price_change (product_id, changed_at)
    values (7, ${new Date(now.getTime() - 6 * dayMs)}), (8, ${now})`);
  expect(await findFirstRetainedPriceChangeId(db)).toBe(1);
  await tidyPriceChanges(deps);
  // The price drops have not been refreshed yet.
  expect(await findFirstRetainedPriceChangeId(db)).toBe(1);
  await db.execute(sql`update price_drop_progress set up_to_change = 1000000`);
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
