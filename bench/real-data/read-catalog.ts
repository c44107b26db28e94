import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The rows of a shop's catalog in a data folder, by column; empty if the folder lacks it. */
export function readCatalog(folder: string, shop: string): Record<string, string>[] {
  const path = join(folder, 'catalogues', `${shop}.csv`);
  if (!existsSync(path)) return [];
  return parse(readFileSync(path, 'utf8'), {
    columns: true,
    relax_quotes: true,
    relax_column_count: true,
    bom: true,
  });
}
