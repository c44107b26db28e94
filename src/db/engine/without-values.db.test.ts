import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import type { Copy, Queryable } from './database.server';
import { sql } from './sql.server';

const db = await openTestDatabase();
const secret = 'q1W2e3R4t5Y6';
const lines = [new TextEncoder().encode(`${secret}\tno date\n`)];
const copy: Copy = { table: 'auth_limit', columns: ['key', 'empty_at'], lines };

const attempts: [string, (on: Queryable) => Promise<unknown>][] = [
  ['a value of the wrong type', (on) => on.rows(z.unknown(), sql`select ${secret}::uuid`)],
  [
    'a check violation',
    (on) =>
      on.execute(sql`insert into auth_user (id, email, created_at, updated_at)
        values (${crypto.randomUUID()}, ${`${secret}@EXAMPLE.com`}, now(), now())`),
  ],
  [
    'a duplicate row',
    async (on) => {
      for (const _ of [1, 2])
        await on.execute(sql`insert into auth_limit (key, empty_at) values (${secret}, now())`);
    },
  ],
  ['a copied line', (on) => on.copy([copy])],
];

async function failureOf(work: () => Promise<unknown>): Promise<Error> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It did not fail.');
}

test.each(attempts)('%s fails without revealing the value', async (_, attempt) => {
  for (const work of [() => attempt(db), () => db.transaction(attempt)]) {
    const error = await failureOf(work);
    const fields = Object.getOwnPropertyNames(error).map((name) => Reflect.get(error, name));
    expect(JSON.stringify(fields)).not.toContain(secret);
    expect(error).toHaveProperty('code', expect.stringMatching(/^2[23]/));
  }
});
