import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { sql } from './sql.server';

test('database functions send every wake-up in the way the site has chosen', async () => {
  const db = await openTestDatabase();
  const direct = await db.rows(
    z.object({ name: z.string() }),
    sql`select proname::text as name from pg_proc
      where pronamespace = current_schema()::regnamespace and prosrc like '%pg_notify%'`,
  );
  expect(direct).toEqual([{ name: 'send_wakeup' }]);
});
