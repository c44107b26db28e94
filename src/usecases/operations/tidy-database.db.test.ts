import { expect, test } from 'vitest';
import { sql } from '~/db/engine/sql.server';
import { listTablesToMaintain } from '~/db/engine/upkeep.repo.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { tidyDatabase } from './tidy-database.server';

test('vacuums an idle PGlite; PostgreSQL does so itself', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  await db.execute(sql`insert into price_change (product_id, changed_at)
    select n, now() from generate_series(1, 8000) as n`);
  await db.execute(sql`delete from price_change where product_id <= 3000`);
  // Statistics are flushed asynchronously.
  await db.execute(sql`select pg_stat_force_next_flush()`);
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
