import { beforeEach, describe, expect, test } from 'vitest';
import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { insertProducts } from '~/db/catalog/product.repo.server';
import { listLabels } from '~/db/dupes/formula-product.repo.server';
import type { Database } from '~/db/engine/database.server';
import { listProductIngredients } from '~/db/ingredients/product-ingredient.repo.server';
import { insertProductPrices } from '~/db/prices/product-price.repo.server';
import { listSearchProducts } from '~/db/search/search-product.repo.server';
import {
  findLastTaggedProductId,
  findTagProgress,
  updateProductTags,
  updateTagProgress,
} from '~/db/search/tag-progress.repo.server';
import { secondMs } from '~/domain/durations';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { tagRulesVersion } from '~/domain/search/tags/tag-rules-version';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import {
  loadIngredients,
  reportUnknownIngredients,
} from '../ingredients/manage-ingredients.server';
import { deriveProductTags } from './derive-product-tags.server';

const lipstick = { category: 'makeup', subcategory: 'lipstick' };
const products = [
  aProduct(1, { name: 'Retinol Serum' }),
  aProduct(2, { name: 'Lipstick in True Red', ...lipstick }),
  aProduct(3, { name: 'Lipstick in Plum Noir', ...lipstick }),
  aProduct(4, { name: 'Clay Mask', subcategory: 'masks' }),
];
const offers = products.map(({ id }) => anOffer(id, { productId: id }));

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await loadCatalog(testDeps(db), aSource(aBatch(products, offers)));
});

const stored = async () =>
  (await listSearchProducts(db, { afterId: 0, limit: 10 })).map(({ id, tags, familyId }) => ({
    id,
    tags,
    familyId,
  }));

/** As an older version of the rules would have left them. */
async function forget(): Promise<void> {
  await updateProductTags(
    db,
    products.map(({ id }) => ({ id, tags: [], familyId: id })),
  );
}

test('lets requests through between batches', async () => {
  await forget();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await deriveProductTags(testDeps(db), {
    rulesVersion: tagRulesVersion + 1,
    productsPerBatch: 1,
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(products.length);
});

test('a label of mostly unknown names says nothing about what is absent', async () => {
  const unknown = ['Unheardofium', 'Neverseenol', 'Nowhereine'];
  const labeled = [
    aProduct(11, { ingredients: ['Aqua', ...unknown] }),
    aProduct(12, { ingredients: ['Aqua', 'Glycerin', 'Squalane', ...unknown] }),
  ];
  await insertProducts(
    db,
    labeled.map((product) => ({ ...product, tags: null, familyId: product.id })),
  );
  await deriveProductTags(testDeps(db));
  const rows = await listLabels(db, [11, 12]);
  expect(rows.map(({ tags }) => tags.includes('listed:ingredients'))).toEqual([false, true]);
});

test('a loaded catalog has tags and families', async () => {
  const rows = await stored();
  expect(rows.map(({ familyId }) => familyId)).toEqual([1, 2, 2, 4]);
  expect(rows[0]?.tags).toEqual(expect.arrayContaining(['type:serum', 'ingredient:retinol:3']));
  expect(await findTagProgress(db)).toEqual({ rulesVersion: tagRulesVersion, upTo: null });
});

test('newer rules are applied to all products, and indexes rebuilt once', async () => {
  const expected = await stored();
  await forget();
  const before = await findProductsVersion(db);
  const rulesVersion = tagRulesVersion + 1;
  await deriveProductTags(testDeps(db), { rulesVersion, productsPerBatch: 2 });
  expect(await stored()).toEqual(expected);
  expect(await findProductsVersion(db)).toBe(before + 1);
  expect(await findTagProgress(db)).toEqual({ rulesVersion, upTo: null });
  await deriveProductTags(testDeps(db), { rulesVersion });
  expect(await findProductsVersion(db)).toBe(before + 1);
});

test('a run that ended early is continued where it stopped', async () => {
  const expected = await stored();
  await forget();
  const rulesVersion = tagRulesVersion + 1;
  // As a run that was killed after its first batch leaves it.
  await updateProductTags(db, expected.slice(0, 2));
  await updateTagProgress(db, { rulesVersion, upTo: 2 });
  await deriveProductTags(testDeps(db), { rulesVersion, productsPerBatch: 2 });
  expect(await stored()).toEqual(expected);
});

test('runs of one batch each keep the families of all batches', async () => {
  const expected = await stored();
  await forget();
  const rulesVersion = tagRulesVersion + 1;
  const { clock } = testDeps(db);
  const ticking = {
    now: () => {
      clock.advance(secondMs);
      return clock.now();
    },
  };
  const upTo: (number | null)[] = [];
  for (let run = 0; run < 4; run += 1) {
    const options = { rulesVersion, productsPerBatch: 2, maxRunMs: 2 * secondMs };
    await deriveProductTags({ db, clock: ticking }, options);
    upTo.push((await findTagProgress(db)).upTo);
  }
  expect(upTo).toEqual([2, 4, null, null]);
  expect(await stored()).toEqual(expected);
});

test('a run that may take no time changes nothing yet', async () => {
  await forget();
  await deriveProductTags(testDeps(db), { rulesVersion: tagRulesVersion + 1, maxRunMs: 0 });
  expect((await stored()).every(({ tags }) => tags.length === 0)).toBe(true);
});

test('older rules leave newer tags alone', async () => {
  await forget();
  await updateTagProgress(db, { rulesVersion: tagRulesVersion + 1, upTo: 0 });
  await deriveProductTags(testDeps(db));
  expect((await stored()).every(({ tags }) => tags.length === 0)).toBe(true);
});

describe('products without tags, as imports leave them', () => {
  const created = [
    aProduct(5, { name: 'Matte Lipstick in Rosewood', ...lipstick }),
    aProduct(6, { name: 'Vegan Barrier Cream', description: 'For dry skin.' }),
    aProduct(7, { name: 'Peptide Eye Cream' }),
  ];
  beforeEach(async () => {
    await insertProducts(
      db,
      created.map((product) => ({ ...product, tags: null, familyId: product.id })),
    );
    await insertProductPrices(
      db,
      created.map(({ id }) => ({
        productId: id,
        bestPriceCents: 500,
        highestPriceCents: 500,
        onSale: false,
      })),
    );
  });

  test('are indexed with tags, which the next run stores without a new index if they have no labels', async () => {
    const indexed = await stored();
    expect(indexed[5]?.tags).toEqual(expect.arrayContaining(['claim:vegan:3', 'skin:dry:2']));
    const version = await findProductsVersion(db);
    await deriveProductTags(testDeps(db), { productsPerBatch: 2 });
    expect(await findLastTaggedProductId(db)).toBe(7);
    expect(await stored()).toEqual(indexed);
    expect(await findProductsVersion(db)).toBe(version);
  });

  test('are found by the run after one that was killed', async () => {
    const [first] = (await stored()).slice(4);
    if (first) await updateProductTags(db, [first]);
    expect(await findLastTaggedProductId(db)).toBe(5);
    await deriveProductTags(testDeps(db));
    expect(await findLastTaggedProductId(db)).toBe(7);
  });
});

describe('ingredients', () => {
  const label = ['Water', 'Moonbeam Ferment', 'Glycerine', '+/- CI 75470'];
  const moonbeam = JSON.stringify({ 'MOONBEAM FERMENT': ['HUMECTANT'] });
  const resolved = async () => (await listProductIngredients(db, { afterId: 4, limit: 10 }))[0];

  async function addProduct(): Promise<void> {
    const product = aProduct(5, { name: 'Tinted Cream', ingredients: label });
    await insertProducts(db, [{ ...product, tags: null, familyId: 5 }]);
  }

  test('a new product stores what its label names, and what it names that is unknown', async () => {
    await addProduct();
    expect(await resolved()).toEqual({ productId: 5, ids: [], unknown: [] });
    await deriveProductTags(testDeps(db));
    expect(await resolved()).toEqual({
      productId: 5,
      ids: [idOf('Aqua'), 0, idOf('Glycerin'), -idOf('Carmine')],
      unknown: ['Moonbeam Ferment'],
    });
    expect(await reportUnknownIngredients({ db }, 10)).toEqual({
      unknown: [{ name: 'Moonbeam Ferment', products: 1 }],
      coverage: { products: 1, names: 4, unknown: 1 },
    });
  });

  test('search indexes take over the ingredients of new products', async () => {
    await addProduct();
    const version = await findProductsVersion(db);
    await deriveProductTags(testDeps(db));
    expect(await findProductsVersion(db)).toBe(version + 1);
    await deriveProductTags(testDeps(db));
    expect(await findProductsVersion(db)).toBe(version + 1);
  });

  test('loaded ingredients are found on all products, in batches', async () => {
    await addProduct();
    await deriveProductTags(testDeps(db));
    expect(await loadIngredients({ db }, moonbeam)).toEqual({ loaded: 1, known: 0 });
    await deriveProductTags(testDeps(db), { productsPerBatch: 2 });
    const first = await resolved();
    expect(first?.ids[1]).toBeGreaterThan(1_000_000);
    expect(first?.unknown).toEqual([]);
    expect(await findTagProgress(db)).toEqual({ rulesVersion: tagRulesVersion, upTo: null });
    // Loading again keeps the number.
    await loadIngredients({ db }, moonbeam);
    await deriveProductTags(testDeps(db));
    expect(await resolved()).toEqual(first);
  });

  test('a run that read the dictionary before a load does not finish the work of the load', async () => {
    await loadIngredients({ db }, moonbeam);
    const before = 0;
    expect(await updateTagProgress(db, { rulesVersion: tagRulesVersion, upTo: null }, before)).toBe(
      false,
    );
    expect(await findTagProgress(db)).toEqual({ rulesVersion: tagRulesVersion, upTo: 0 });
  });

  test('a file with an error loads nothing', async () => {
    await expect(loadIngredients({ db }, 'color,size\nred,5')).rejects.toThrow(
      "The file has no column 'INCI name' or 'name'",
    );
    expect(await loadIngredients({ db }, 'name\nWater\n')).toEqual({ loaded: 0, known: 1 });
  });
});

function idOf(name: string): number {
  return builtInDictionary.find(name)?.id ?? Number.NaN;
}
