import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { sql } from './sql.server';

const db = await openTestDatabase();
const statements = 8;
const slow = sql`select count(*)::integer as count from generate_series(1, 200000)`;
const row = z.object({ count: z.number() });

test.each([
  ['alone', db.rows.bind(db)],
  [
    'in a transaction',
    (...args: Parameters<typeof db.rows>) => db.transaction((tx) => tx.rows(...args)),
  ],
])('other work continues between statements %s', async (_, run) => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  for (let number = 0; number < statements; number += 1) await run(row, slow);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(statements / 2);
});
