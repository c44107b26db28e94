import type { z } from 'zod';
import { Sql } from './sql.server';

/**
 * Selects every column of the schema as one JSON array. Reading and checking one list per column takes a
 * fifth to a half of the time of reading rows. Use with `zipColumns`.
 */
export function columnLists(schema: z.ZodObject): Sql {
  const columns = Object.keys(schema.shape);
  return new Sql(
    [columns.map((column) => `coalesce(json_agg(${column}), '[]') as ${column}`).join(', ')],
    [],
  );
}

/** Turns one list per column into rows; `at` picks the current row's value from a list. */
export function zipColumns<Lists extends Record<string, readonly unknown[]>, Row>(
  lists: Lists | undefined,
  toRow: (lists: Lists, at: <T>(list: readonly T[]) => T) => Row,
): Row[] {
  if (!lists) return [];
  let index = 0;
  const at = <T>(list: readonly T[]): T => {
    const value = list[index];
    if (value === undefined) throw new Error('The columns differ in length.');
    return value;
  };
  const count = Object.values(lists)[0]?.length ?? 0;
  const rows: Row[] = [];
  for (; index < count; index++) rows.push(toRow(lists, at));
  return rows;
}
