import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

const db = await openTestDatabase();
const one = async (queryable: Queryable) => {
  const [row] = await queryable.rows(z.object({ n: z.number() }), sql`select ${1}::int as n`);
  return row?.n;
};

// Values that slipped past the types, such as a lookup by a name from user input.
test.each([
  ['an object for a list', sql`select 1 from profile where username = any(${{}}::text[])`],
  ['a function', sql`select 1 from profile where username = any(${() => 1}::text[])`],
  ['no moment', sql`select 1 from profile where created_at = ${new Date(Number.NaN)}`],
  ['no truth', sql`select 1 where ${'perhaps'}::boolean`],
])('%s fails without affecting the next query', async (_, statement) => {
  const failed = () => 'failed' as const;
  await db.execute(statement).catch(failed);
  expect(await one(db)).toBe(1);
  await db.transaction((tx) => tx.execute(statement)).catch(failed);
  expect(await one(db)).toBe(1);
  expect(await db.transaction(one)).toBe(1);
});
