import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

const db = await openTestDatabase();

const row = z.object({ n: z.number(), list: z.array(z.string()), at: z.date(), nothing: z.null() });
const echo = (queryable: Queryable, n: unknown, list: unknown = ['a', 'b"c']) =>
  queryable.rows(
    row,
    sql`select ${n}::int as n, ${list}::text[] as list, ${new Date(5)}::timestamptz as at,
      ${null}::int as nothing`.prepared('echo'),
  );

test('a prepared statement gets and returns the values of a plain one, again and again', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect(await echo(db, n)).toEqual([{ n, list: ['a', 'b"c'], at: new Date(5), nothing: null }]);
  }
  expect(await db.transaction((tx) => echo(tx, 7))).toMatchObject([{ n: 7 }]);
});

test.each([
  ['a number', 'seven', []],
  ['a list', 1, 'no list'],
])('a value that is not %s fails without affecting the next statement', async (_, n, list) => {
  await expect(echo(db, n, list)).rejects.toThrow();
  expect(await echo(db, 8)).toMatchObject([{ n: 8 }]);
});

const broken = sql`select nothing from nowhere`.prepared('broken');

test('a statement that cannot be prepared fails each time', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(db.rows(row, broken)).rejects.toThrow(/nowhere/);
    expect(await echo(db, 9)).toMatchObject([{ n: 9 }]);
  }
});

test('waits for a transaction instead of becoming part of it', async () => {
  const seen: number[] = [];
  const count = (queryable: Queryable) =>
    queryable.rows(
      z.object({ n: z.number() }),
      sql`select count(*)::int as n from site_secret where name = ${'prepared'}`.prepared('count'),
    );
  await db
    .transaction(async (tx) => {
      await tx.execute(
        sql`insert into site_secret (name, value, created_at) values ('prepared', 'x', now())`,
      );
      const outside = count(db).then(([found]) => seen.push(found?.n ?? -1));
      expect(await count(tx)).toEqual([{ n: 1 }]);
      if (db.kind === 'postgres') await outside;
      throw new Error('roll back');
    })
    .catch(() => {});
  expect(await count(db)).toEqual([{ n: 0 }]);
  expect(seen).toEqual([0]);
});
