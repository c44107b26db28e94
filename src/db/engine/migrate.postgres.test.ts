import { expect, test } from 'vitest';
import { z } from 'zod';
import { connectTo, createTestDatabaseUrl } from '../../../tests/setup/test-database';
import { allMigrations, migrate } from './migrate.server';
import { sql } from './sql.server';

test('processes that start together apply each migration once', async () => {
  const url = await createTestDatabaseUrl();
  const slow = {
    name: '9000_slow',
    text: 'create table slow (id int); select pg_sleep(0.2); insert into slow values (1)',
  };
  const starters = Array.from({ length: 4 }, () => connectTo(url));
  const applied = await Promise.all(starters.map((db) => migrate(db, [...allMigrations, slow])));
  expect(applied.flat()).toEqual([slow.name]);
  const rows = await starters[0]?.rows(z.object({ id: z.number() }), sql`select id from slow`);
  expect(rows).toEqual([{ id: 1 }]);
});
