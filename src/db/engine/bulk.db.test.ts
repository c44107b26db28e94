import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type Column, rowTable } from './bulk.server';
import { copyTable } from './copy/copy-buffer.server';
import { copyRows } from './copy/copy-rows.server';
import { sql } from './sql.server';

const db = await openTestDatabase();

interface Row {
  count: number | null;
  share: number | null;
  words: string | null;
  yes: boolean | null;
  at: Date | null;
  list: string[] | null;
  json: unknown;
}

const columns: Column<Row>[] = [
  { name: 'count', type: 'integer', value: ({ count }) => count },
  { name: 'share', type: 'float8', value: ({ share }) => share },
  { name: 'words', type: 'text', value: ({ words }) => words },
  { name: 'yes', type: 'boolean', value: ({ yes }) => yes },
  { name: 'at', type: 'timestamptz', value: ({ at }) => at },
  { name: 'list', type: 'text[]', value: ({ list }) => list },
  { name: 'json', type: 'jsonb', value: ({ json }) => json },
];

const rowSchema: z.ZodType<Row> = z.object({
  count: z.number().nullable(),
  share: z.number().nullable(),
  words: z.string().nullable(),
  yes: z.boolean().nullable(),
  at: z.date().nullable(),
  list: z.array(z.string()).nullable(),
  json: z.unknown(),
});

const readBack = (rows: Row[]) => db.rows(rowSchema, sql`select * from ${rowTable(columns, rows)}`);

const rows: Row[] = [
  {
    count: -5,
    share: 0.1,
    words: 'crème "brûlée", {50 ml} \\ NULL 💄\n\t',
    yes: false,
    at: new Date('2026-02-28T23:59:59.999Z'),
    list: ['a, b', '"c"', '\\', '{}', '', 'NULL', 'ß 💄'],
    json: { text: 'it’s "so" \\', list: [1, null, true] },
  },
  { count: 7, share: 1e-7, words: '', yes: true, at: new Date(0), list: [], json: [] },
  { count: null, share: null, words: null, yes: null, at: null, list: null, json: null },
];

test('returns rows of every type unchanged', async () => {
  expect(await readBack(rows)).toEqual(rows);
});

test('an empty list has no rows', async () => {
  expect(await readBack([])).toEqual([]);
});

/** Copies rows through a temporary table, dropped in the same transaction. */
const copyBack = (copied: Row[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copied (count integer, share float8, words text,
      yes boolean, at timestamptz, list text[], json jsonb) on commit drop`);
    await copyRows(tx, copyTable('copied', columns), copied);
    return tx.rows(rowSchema, sql`select * from copied`);
  });

test('copies rows of every type unchanged', async () => {
  expect(await copyBack(rows)).toEqual(rows);
});

test('copies more rows than fit in one message, in order', async () => {
  const [first] = rows;
  const many = Array.from({ length: 5_000 }, (_, count) => ({
    ...{ share: 1, yes: true, at: new Date(0), list: ['a\tb\r\n'], json: '"\\t"' },
    words: `${first?.words} ${'ü'.repeat(100)}`,
    count,
  }));
  expect(await copyBack(many)).toEqual(many);
});

test('a failed copy fails its transaction, but not the next one', async () => {
  const wrong = rows.map((row) => ({ ...row, count: 1.5 }));
  await expect(copyBack([...rows, ...wrong])).rejects.toThrow(/integer/);
  expect(await copyBack(rows)).toEqual(rows);
});

test('omits default values row by row', async () => {
  const lists = copyTable<{ id: number; list: string[] }>('defaulted', [
    { name: 'id', type: 'integer', value: ({ id }) => id },
    {
      name: 'list',
      type: 'text[]',
      value: ({ list }) => list,
      isDefault: ({ list }) => list.length === 0,
    },
  ]);
  const copied = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table defaulted (id integer, list text[] not null default '{}')
      on commit drop`);
    await copyRows(tx, lists, [{ id: 1, list: [] }]);
    await copyRows(tx, lists, [
      { id: 2, list: [] },
      { id: 3, list: ['a'] },
    ]);
    return tx.rows(
      z.object({ id: z.number(), list: z.array(z.string()) }),
      sql`select id, list from defaulted order by id`,
    );
  });
  expect(copied.map(({ list }) => list)).toEqual([[], [], ['a']]);
});
