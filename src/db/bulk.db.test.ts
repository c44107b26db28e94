import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../tests/setup/test-database';
import { type Column, rowTable } from './bulk.server';
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

test('rows of every type come back as they were given', async () => {
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
  expect(await readBack(rows)).toEqual(rows);
});

test('no rows are no rows', async () => {
  expect(await readBack([])).toEqual([]);
});
