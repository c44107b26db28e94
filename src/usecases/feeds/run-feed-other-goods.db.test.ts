import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-other-goods-'));
const db = await openTestDatabase();
const deps = testDeps(db, { feeds: createFeeds({ folder, read: readInProcess }) });

/** The report of a feed without categories. */
async function ingest(
  retailer: string,
  rows: readonly (readonly [title: string, brand: string])[],
) {
  const path = join(folder, `${retailer}.csv`);
  const lines = rows.map(
    ([title, brand], at) => `${at},${title},${brand},https://shop.example/${at},12.00 USD,in stock`,
  );
  writeFileSync(path, ['id,title,brand,link,price,availability', ...lines].join('\n'));
  const { report } = await ingestFile(deps, {
    address: path,
    retailer: { name: retailer },
    isFull: true,
    isTrial: false,
    isAccepted: false,
  });
  return report.states;
}

test('without categories, goods that share a word with beauty need a brand of beauty', async () => {
  const rows = [
    ['Baking Powder 100 g', 'Mill House'],
    ['Cat Tree Cream Color', 'Mill House'],
    ['Garden Party Blush', 'Petal Nine'],
    ['Orgasm Blush', 'NARS'],
    ['Velvet Blush', 'Petal Cosmetics'],
  ] as const;
  expect(await ingest('Store A', rows)).toMatchObject({ placed: 2, unplaced: 3 });
});

test('a brand is one of beauty once the site sells it', async () => {
  const rows = [
    ['Moonlit Waterproof Mascara', 'Orchid Lane'],
    ['Garden Party Blush', 'Orchid Lane'],
  ] as const;
  expect(await ingest('Store B', rows)).toMatchObject({ placed: 2, unplaced: 0 });
});
