import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { listProductsById } from '~/db/catalog/product.repo.server';
import { listOffersOfRetailer } from '~/db/testing/prices.server';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { listMatchQuestions } from '../matching/list-match-questions.server';
import { deriveProductTags } from '../search/derive-product-tags.server';
import { ingestFile } from './ingest-file.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-ingredients-'));
const db = await openTestDatabase();
const deps = testDeps(db, { feeds: createFeeds({ folder, read: readInProcess }) });

const gentle =
  'Aqua, Glycerin, Niacinamide, Panthenol, Squalane, Tocopherol, Allantoin, Xanthan Gum';
const peeling =
  'Aqua, Glycolic Acid, Lactic Acid, Salicylic Acid, Alcohol Denat., Menthol, Parfum, Limonene';

/** Imports a feed of one product and returns the products of the store. */
async function importOne(retailer: string, title: string, ingredients: string) {
  const path = join(folder, `${retailer}.csv`);
  writeFileSync(
    path,
    `id,title,brand,link,price,availability,google_product_category,ingredients
1,${title},Sigma Labs,https://shop.example/1,30.00 USD,in stock,Health & Beauty > Personal Care > Cosmetics > Skin Care > Face Serums,"${ingredients}"
`,
  );
  await ingestFile(deps, {
    address: path,
    retailer: { name: retailer },
    isFull: true,
    isTrial: false,
    isAccepted: false,
  });
  // Resolves the ingredients of new products, as the job after a run does.
  await deriveProductTags(deps);
  const ids = (await listOffersOfRetailer(db, retailer)).map(({ productId }) => productId);
  return listProductsById(db, ids, 10);
}

test('the ingredients of a feed are stored, and join or question what words leave open', async () => {
  const [product] = await importOne('Store A', 'Dew Drops Serum', gentle);
  expect(product?.ingredients.slice(0, 3)).toEqual(['Aqua', 'Glycerin', 'Niacinamide']);

  const [renamed] = await importOne('Store B', 'Dew Drops Silk Serum', gentle);
  expect(renamed?.id).toBe(product?.id);

  expect(await importOne('Store C', 'Dew Drops Hydrating Serum', peeling)).toEqual([]);
  expect(await listMatchQuestions(deps, { limit: 10 })).toMatchObject([
    {
      retailer: 'Store C',
      candidates: [{ productId: product?.id }],
      reasons: ['they look the same, but words and ingredients differ'],
    },
  ]);
});
