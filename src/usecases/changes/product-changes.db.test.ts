import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { findProduct } from '~/db/catalog/product.repo.server';
import { listProductIngredients } from '~/db/ingredients/product-ingredient.repo.server';
import { listOffersOfRetailer } from '~/db/testing/prices.server';
import { countRows } from '~/db/testing/tables.server';
import { dayMs } from '~/domain/durations';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { ingestFile } from '../feeds/ingest-file.server';
import { deriveProductTags } from '../search/derive-product-tags.server';
import { showChanges } from './show-changes.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-changes-'));
const db = await openTestDatabase();
const deps = testDeps(db, { feeds: createFeeds({ folder, read: readInProcess }) });

const formula =
  'Aqua, Glycerin, Niacinamide, Squalane, Dimethicone, Panthenol, Phenoxyethanol, Carbomer';
const newFormula = formula.replace('Phenoxyethanol', 'Methylparaben');

interface Entry {
  size?: string;
  price?: string;
  label?: string;
}

/** A store whose feed lists one product of a brand with the same name. */
function store(brand: string, retailer = `${brand} Store`, gtin = '') {
  let readings = 0;
  return {
    read: async ({ size = '50 ml', price = '20.00', label = formula }: Entry = {}) => {
      deps.clock.advance(dayMs);
      readings += 1;
      const address = join(folder, `${retailer}-${readings}.csv`);
      writeFileSync(
        address,
        `id,title,brand,link,price,availability,google_product_category,gtin,size,ingredients\n` +
          `k1,${brand} Calm Cream,${brand},https://shop.example/1,${price} USD,in stock,` +
          `Skin Care > Face Moisturizers,${gtin},${size},"${label}"\n`,
      );
      return ingestFile(deps, {
        address,
        retailer: { name: retailer },
        isFull: true,
        isTrial: false,
        isAccepted: false,
      });
    },
    product: async () => {
      const [offer] = await listOffersOfRetailer(db, retailer);
      const product = await findProduct(db, offer?.productId ?? 0);
      const changes = await showChanges(deps, {
        productId: product?.id ?? 0,
        ingredientsVersion: 0,
      });
      return { product, changes };
    },
  };
}

test('a smaller size is shown once a second reading has confirmed it', async () => {
  const { read, product } = store('Alpha');
  await read();
  await read({ size: '40 ml' });
  expect((await product()).changes).toEqual([]);
  expect((await product()).product?.size).toEqual({ amount: 50, unit: 'ml' });

  await read({ size: '40 ml', price: '21.00' });
  const { product: found, changes } = await product();
  expect(changes).toMatchObject([
    {
      kind: 'size',
      before: { amount: 50, unit: 'ml' },
      after: { amount: 40, unit: 'ml' },
      retailer: 'Alpha Store',
      unitPricePercent: 25,
    },
  ]);
  expect(found?.size).toEqual({ amount: 40, unit: 'ml' });
});

test('a new formula is shown with both lists, also if the second reading is the same file', async () => {
  const { read, product } = store('Beta');
  await read();
  await read({ label: newFormula });
  await read({ label: newFormula });
  const { product: found, changes } = await product();
  expect(changes).toMatchObject([
    {
      kind: 'formula',
      added: [{ name: 'Methylparaben', slug: 'methylparaben' }],
      removed: [{ name: 'Phenoxyethanol', slug: 'phenoxyethanol' }],
      before: formula.split(', '),
      after: newFormula.split(', '),
    },
  ]);
  expect(found?.ingredients).toEqual(newFormula.split(', '));
});

test('a change of a product that has no tags yet keeps no other product from being tagged', async () => {
  await deriveProductTags(deps);
  const earlier = store('Omicron');
  const { read } = store('Upsilon');
  await earlier.read();
  await read();
  await read({ label: newFormula });
  await read({ label: newFormula });
  await deriveProductTags(deps);
  const { product } = await earlier.product();
  const afterId = (product?.id ?? 0) - 1;
  const [{ ids } = { ids: [] }] = await listProductIngredients(db, { afterId, limit: 1 });
  expect(ids).toHaveLength(8);
});

test('another spelling, or a change that is taken back, is never shown', async () => {
  const { read, product } = store('Gamma');
  const before = await countRows(db, 'product_change');
  await read();
  await read({ label: formula.toUpperCase().replace('AQUA', 'WATER') });
  await read({ label: formula.replace('Phenoxyethanol', 'Phenoxyetanol'), size: '1.7 oz / 50 ml' });
  await read({ label: newFormula, size: '40 ml' });
  await read();
  await read({ price: '19.00' });
  expect((await product()).changes).toEqual([]);
  expect(await countRows(db, 'product_change')).toBe(before);
});

test('a change that is stated in other words is confirmed', async () => {
  const { read, product } = store('Delta');
  await read();
  await read({ label: newFormula });
  await read({ label: newFormula.replace('Aqua', 'Water (Aqua)') });
  expect((await product()).changes).toMatchObject([{ kind: 'formula' }]);
});

test('another store confirms a change, and pages show it once', async () => {
  const one = store('Epsilon', 'Epsilon One', '4006381333931');
  const two = store('Epsilon', 'Epsilon Two', '4006381333931');
  await one.read();
  await two.read();
  await one.read({ size: '45 ml' });
  expect((await one.product()).changes).toEqual([]);
  await two.read({ size: '45 ml', price: '18.00' });
  const { product, changes } = await two.product();
  expect(changes).toMatchObject([{ kind: 'size', retailer: 'Epsilon One', unitPricePercent: 11 }]);
  expect(product?.size).toEqual({ amount: 45, unit: 'ml' });
});

test('a product keeps its size while most stores state it', async () => {
  const stores = ['One', 'Two', 'Three'].map((name) =>
    store('Zeta', `Zeta ${name}`, '5012345678900'),
  );
  for (const { read } of stores) await read();
  const [first, second] = stores;
  await first?.read({ size: '45 ml' });
  await first?.read({ size: '45 ml', price: '21.00' });
  expect((await first?.product())?.changes).toMatchObject([{ kind: 'size' }]);
  expect((await first?.product())?.product?.size?.amount).toBe(50);
  await second?.read({ size: '45 ml' });
  await second?.read({ size: '45 ml', price: '21.00' });
  expect((await first?.product())?.product?.size?.amount).toBe(45);
});

test('a much larger size under the same id is not a change of the product', async () => {
  const { read, product } = store('Eta');
  await read();
  await read({ size: '200 ml' });
  await read({ size: '200 ml', price: '22.00' });
  expect((await product()).changes).toEqual([]);
});
