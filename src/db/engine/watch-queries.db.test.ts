import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { sql } from './sql.server';
import { watchQueries } from './watch-queries.server';

const db = await openTestDatabase();
const row = z.object({ text: z.string() });
const sleep = sql`select 'x' as text from pg_sleep(${0.05})
  where ${'secret@example.com'} <> ''`;

function watch(slowMs: number) {
  const slow: { ms: number; statement: string }[] = [];
  return { slow, db: watchQueries(db, { slowMs, onSlow: (query) => void slow.push(query) }) };
}

test('slow queries are reported with their text and without values, wherever they run', async () => {
  const watched = watch(20);
  await watched.db.rows(row, sleep);
  await watched.db.reader.rows(row, sleep);
  await watched.db.transaction((tx) => tx.execute(sleep));
  expect(watched.slow.map(({ statement }) => statement)).toEqual(
    new Array(3).fill("select 'x' as text from pg_sleep($1) where $2 <> ''"),
  );
  for (const { ms } of watched.slow) expect(ms).toBeGreaterThanOrEqual(20);
  expect(watched.db.figures().slow).toBe(3);
});

test('a slow query that fails is reported too', async () => {
  const watched = watch(20);
  const failing = sql`select 1 / (${0} * length(pg_sleep(${0.05})::text)) as text`;
  await expect(watched.db.rows(row, failing)).rejects.toThrow('division by zero');
  expect(watched.slow).toHaveLength(1);
});

test('fast queries are only counted, and 0 turns the reports off', async () => {
  const fast = watch(60_000);
  await fast.db.rows(row, sql`select 'x' as text`);
  const off = watch(0);
  await off.db.rows(row, sleep);
  expect([...fast.slow, ...off.slow]).toEqual([]);
  expect(fast.db.figures().durations.samples().at(-1)).toMatchObject({ value: 1 });
});

test('sessions are not measured', async () => {
  const watched = watch(20);
  await watched.db.withLock('upkeep', (session) => session.execute(sleep));
  expect(watched.slow).toEqual([]);
});

test('transactions and single queries each want one connection', async () => {
  const watched = watch(0);
  const wanted = () => watched.db.figures().connectionsWanted;
  await watched.db.transaction(async (tx) => {
    await tx.rows(row, sql`select 'x' as text`);
    expect(wanted()).toBe(1);
  });
  const query = watched.db.rows(row, sql`select 'x' as text`);
  expect(wanted()).toBe(1);
  await query;
  await expect(watched.db.rows(row, sql`select nothing`)).rejects.toThrow();
  expect(wanted()).toBe(0);
});
