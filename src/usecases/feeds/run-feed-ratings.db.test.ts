import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { listOffersOfRetailer } from '~/db/testing/prices.server';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { showStoreRatings } from '../reviews/show-store-ratings.server';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-ratings-'));
const db = await openTestDatabase();
const deps = testDeps(db, { feeds: createFeeds({ folder, read: readInProcess }) });

/** Imports the feed of a store with one product, rated like this. */
async function importRated(retailer: string, rating: string, count: string): Promise<void> {
  const path = join(folder, `${retailer}.csv`);
  writeFileSync(
    path,
    `id,title,brand,link,price,availability,google_product_category,gtin,average_rating,reviews
1,Dew Drops Serum 30 ml,Sigma Labs,https://shop.example/1,30.00 USD,in stock,Health & Beauty > Personal Care > Cosmetics > Skin Care > Face Serums,4006381333931,${rating},${count}
`,
  );
  await ingestFile(deps, {
    address: path,
    retailer: { name: retailer },
    isFull: true,
    isTrial: false,
    isAccepted: false,
  });
}

async function shown() {
  const [offer] = await listOffersOfRetailer(db, 'Store A');
  const [card] = await deps.cards.find([offer?.productId ?? 0]);
  if (!card) throw new Error('There is no product.');
  const stores = await showStoreRatings(deps, card);
  return {
    rating: card.rating,
    count: card.reviewCount,
    stores: stores.map(({ retailer, given }) => [retailer, given?.stars, given?.ratings]),
  };
}

test('ratings of stores are kept by store, and their mean is weighted', async () => {
  await importRated('Store A', '4.8', '300');
  expect(await shown()).toEqual({ rating: 4.8, count: 300, stores: [['Store A', 4.8, 300]] });
  await importRated('Store B', '4.0', '100');
  expect(await shown()).toEqual({
    rating: 4.6,
    count: 400,
    stores: [
      ['Store A', 4.8, 300],
      ['Store B', 4, 100],
    ],
  });
  await importRated('Store A', '4.4', '1300');
  expect(await shown()).toMatchObject({ rating: 4.4, count: 1_400 });
  await importRated('Store A', '', '');
  expect(await shown()).toEqual({ rating: 4, count: 100, stores: [['Store B', 4, 100]] });
  await importRated('Store B', '92', '100');
  expect(await shown()).toEqual({ rating: 0, count: 0, stores: [] });
});
