import { expect, test } from 'vitest';
import { z } from 'zod';
import { columnLists, zipColumns } from './column-lists.server';

test('selects one list per column of the schema', () => {
  const schema = z.object({ id: z.array(z.number()), name: z.array(z.string()) });
  expect(columnLists(schema).compile()).toEqual({
    text: "coalesce(json_agg(id), '[]') as id, coalesce(json_agg(name), '[]') as name",
    values: [],
  });
});

test('zips lists into rows, null values included', () => {
  const lists = { id: [1, 2], price: [null, 500] };
  const rows = zipColumns(lists, ({ id, price }, at) => ({ id: at(id), price: at(price) }));
  expect(rows).toEqual([
    { id: 1, price: null },
    { id: 2, price: 500 },
  ]);
});

test('returns no rows for empty lists or a missing row', () => {
  expect(zipColumns({ id: [] }, ({ id }, at) => at(id))).toEqual([]);
  expect(zipColumns(undefined, () => 1)).toEqual([]);
});

test('refuses lists of different lengths', () => {
  const lists = { id: [1, 2], name: ['a'] };
  expect(() => zipColumns(lists, ({ name }, at) => at(name))).toThrow('differ in length');
});
