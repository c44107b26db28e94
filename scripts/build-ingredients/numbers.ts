import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The CAS and EC numbers of a table with the columns name, id, CAS and EC, by key of the name. */
export function readNumbers(
  folder: string,
  nameKey: (name: string) => string,
): Map<string, { cas: string; ec: string }> {
  const found = new Map<string, { cas: string; ec: string }>();
  for (const row of readRows(folder)) {
    const [name = '', , cas = '', ec = ''] = [...row.matchAll(/"([^"]*)"|(?<=,)(?=,)/g)].map(
      ([, cell = '']) => cell,
    );
    const numbers = {
      cas: /\b\d{2,7}-\d{2}-\d\b/.exec(cas)?.[0] ?? '',
      ec: /\b\d{3}-\d{3}-\d\b/.exec(ec)?.[0] ?? '',
    };
    const key = nameKey(name);
    if (key !== '' && (numbers.cas || numbers.ec) && !found.has(key)) found.set(key, numbers);
  }
  return found;
}

/** The table begins with names that were collected from products; the others are in alphabetical order. */
const commonNames = 3_800;

/** The names of the table that products have. */
export const readCommonNames = (folder: string): string[] =>
  readRows(folder)
    .slice(0, commonNames)
    .flatMap((row) => /^"([^"]+)"/.exec(row)?.[1] ?? []);

function readRows(folder: string): string[] {
  const path = join(folder, 'beautee_ingredients.csv');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(1) : [];
}
