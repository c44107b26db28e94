import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = [
  ['III', 'restricted_substances.json'],
  ['IV', 'allowed_colorants.json'],
  ['V', 'allowed_preservatives.json'],
  ['VI', 'allowed_uv_filters.json'],
] as const;

type Row = Readonly<Record<string, unknown>>;

/** The annex entries of each name as the data file writes them, by key of the name. */
export function readAnnexes(
  folder: string,
  nameKey: (name: string) => string,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (names: readonly string[], entry: string) => {
    for (const key of new Set(names.map(nameKey))) {
      if (key !== '') found.set(key, [...(found.get(key) ?? []), entry]);
    }
  };
  for (const [annex, file] of files) {
    for (const row of readRows(join(folder, file))) {
      const number = cell(row, 'Reference Number').replace(/\W/g, '');
      if (!/^\d{1,4}[a-z]{0,2}$/.test(number)) continue;
      const isAllergen = /indicated in the list of ingredients|(?<!\d)0[.,]001 ?%/i.test(
        cell(row, 'Other'),
      );
      const limits = percents(cell(row, 'Maximum concentration'));
      add(namesOf(row), `${annex}/${number}${isAllergen ? '!' : ''}${limits ? `=${limits}` : ''}`);
    }
  }
  for (const row of readRows(join(folder, 'prohibited_substances.json'))) {
    add(listed(row.identified_ingredients_or_substances_e_g), `II/${String(row.ref)}`);
  }
  return found;
}

function readRows(path: string): Row[] {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** The cell of the first column whose name has these words. */
function cell(row: Row, words: string): string {
  const column = Object.keys(row).find((name) => name.includes(words) && !name.startsWith('Other'));
  return column === undefined ? '' : String(row[column] ?? '');
}

function namesOf(row: Row): string[] {
  const glossary = cell(row, 'Glossary').split(/ \/ |;|\n|(?<=CI \d{5})\//);
  const identified = cell(row, 'Identified').split('\n');
  return [...glossary, ...identified].map((name) => name.trim());
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String).filter((name) => name.length < 80) : [];

/** The limits in a text, in its order. */
function percents(text: string): string {
  const found = [...text.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,5})?) ?%/g)].map(
    ([, amount = '']) => String(Number(amount.replace(',', '.'))),
  );
  return [...new Set(found)].join(',');
}
