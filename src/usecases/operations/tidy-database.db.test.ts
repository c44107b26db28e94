import { expect, test } from 'vitest';
import { listTablesToMaintain } from '~/db/engine/upkeep.repo.server';
import { wearOutPriceChanges } from '~/db/testing/prices.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { tidyDatabase } from './tidy-database.server';

test('vacuums an idle PGlite; PostgreSQL does so itself', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  await wearOutPriceChanges(db);
  await tidyDatabase(deps, { isIdle: false });
  expect(deps.logLines).toEqual([]);
  await tidyDatabase(deps, { isIdle: true });
  if (db.kind === 'postgres') return expect(deps.logLines).toEqual([]);
  expect(deps.logLines).toMatchObject([
    { message: 'vacuumed the database', fields: { tables: ['price_change'] } },
  ]);
  const worn = await listTablesToMaintain(db, 100);
  expect(worn.filter(({ name }) => name === 'price_change')).toEqual([]);
});
