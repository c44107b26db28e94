import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseGtin } from '~/domain/catalog/gtin';
import type { Size } from '~/domain/catalog/product';
import { parseSize } from '~/domain/catalog/size';
import { dataFolder } from './data-folder.ts';

function readTable(file: string, separator: ',' | '\t'): Record<string, string>[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\n][^${separator}\\n]*|))(${separator}|\\n|$)`,
    'y',
  );
  const text = readFileSync(join(dataFolder, 'catalogues', file), 'utf8').replaceAll('\r\n', '\n');
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`${file}: cannot read on`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === separator) continue;
    rows.push(row);
    row = [];
  }
  const [names = [], ...records] = rows;
  return records.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])));
}

/** A digit and, somewhere after it, a unit of volume, weight or count. */
const hasUnit =
  /\d.*(?:ml|\d ?l\b|\bg\b|\dg\b|oz|lbs|capsule|mask|pad|wipe|pair|pack|count|ct\b|treatment|patch|sheet|tablet|gumm|gels|vial|dots|swab|towel|pcs|sponge)/i;

function shareParsed(texts: readonly string[]): { share: number; failed: string[]; sizes: Size[] } {
  const failed: string[] = [];
  const sizes: Size[] = [];
  for (const text of texts) {
    const size = parseSize(text);
    if (size) sizes.push(size);
    else failed.push(text);
  }
  return { share: sizes.length / texts.length, failed, sizes };
}

const shelves: Record<string, string> = {
  Eyeshadow: 'eyeshadow',
  'Eye Palettes': 'eyeshadow',
  Lipstick: 'lipstick',
  Blush: 'blush-bronzer',
  Bronzer: 'blush-bronzer',
};

describe.each([
  ['sephora_us_2023.csv', 'size', 6_500, 0.99],
  ['sephora_ca_2023_variants_flat.csv', 'size', 12_000, 0.975],
  ['sephora_ca_2023_variants_flat.csv', 'option', 5_000, 0.99],
])('sizes in %s, column %s', (file, column, atLeast, floor) => {
  test('parses nearly all sizes without absurd results', async ({ annotate }) => {
    const texts = readTable(file, ',')
      .map((row) => row[column] ?? '')
      .filter((text) => (column === 'size' || text.startsWith('Size')) && hasUnit.test(text));
    const { share, failed, sizes } = shareParsed(texts);
    await annotate(`${texts.length} sizes, ${(share * 100).toFixed(2)}% read`);
    await annotate(`not read: ${[...new Set(failed)].join(' | ')}`);
    expect(texts.length).toBeGreaterThan(atLeast);
    expect(share).toBeGreaterThan(floor);
    const absurd = sizes.filter(
      ({ amount, unit }) => amount < 0.01 || amount > (unit === 'count' ? 250 : 4_000),
    );
    expect(absurd).toEqual([]);
  });
});

test('classifies plain ounces like the shop', async ({ annotate }) => {
  const rows = readTable('sephora_us_2023.csv', ',').flatMap((row) => {
    const [, ounces, unit] = /^([\d.]+ oz)\.? ?\/ ?[\d.]+ ?(ml|g)$/i.exec(row.size ?? '') ?? [];
    return ounces && unit ? [{ ...row, ounces, unit: unit.toLowerCase() }] : [];
  });
  const right = rows.filter((row: Record<string, string>) => {
    const subcategory = shelves[row.tertiary_category ?? ''];
    return parseSize(row.ounces ?? '', { subcategory, name: row.product_name })?.unit === row.unit;
  });
  const share = right.length / rows.length;
  await annotate(`${rows.length} sizes, ${(share * 100).toFixed(2)}% as the shop says`);
  expect(share).toBeGreaterThan(0.9);
});

test('most scanned codes are GTINs', async ({ annotate }) => {
  const codes = readTable('openbeautyfacts_fr_export.tsv', '\t').map(({ code = '' }) => code);
  const reasons = new Map<string, number>();
  for (const code of codes) {
    const result = parseGtin(code);
    const reason = result.ok ? 'taken' : result.reason.replace(/\d+$/, 'another');
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  await annotate(`${codes.length} codes: ${JSON.stringify(Object.fromEntries(reasons))}`);
  expect(codes.length).toBeGreaterThan(3_000);
  expect((reasons.get('taken') ?? 0) / codes.length).toBeGreaterThan(0.96);
});
