import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CsvSplitter } from '~/domain/feeds/csv/split-csv';
import { parsePrice } from '~/domain/feeds/offers/parse-price';
import { dataFolder } from './data-folder.ts';

test('parses nearly all real prices', () => {
  const splitter = new CsvSplitter(',');
  const file = readFileSync(join(dataFolder, 'feeds', 'price_strings.csv'), 'utf8');
  const [, ...rows] = [...splitter.write(file), ...splitter.end()];
  const cases = rows
    .map(({ cells }) => ({ group: cells[0] ?? '', text: cells[2] ?? '', amount: cells[5] ?? '' }))
    .filter(({ group, amount }) => !group.includes('XFAIL') && amount !== '');
  const wrong = cases.filter(
    ({ text, amount }) => parsePrice(text)?.minor !== Math.round(Number(amount) * 100 + 1e-6),
  );
  expect(wrong.length / cases.length, JSON.stringify(wrong, null, 1)).toBeLessThan(0.03);
});
