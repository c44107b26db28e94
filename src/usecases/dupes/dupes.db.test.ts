import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFormulaIndexBuilder } from '~/adapters/ingredients/create-formula-index';
import { createSwappableFormulas } from '~/adapters/ingredients/swappable-formulas';
import type { Database } from '~/db/engine/database.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { showProduct } from '../catalog/show-products.server';
import { showRelatedProducts } from '../catalog/show-related-products.server';
import { compareProducts } from '../compare/compare-products.server';
import { keepFormulasFresh } from './keep-formulas-fresh.server';
import { showDupes } from './show-dupes.server';

const list = ['Aqua', 'Niacinamide', 'Glycerin', 'Zinc PCA', 'Phenoxyethanol', 'Bakuchiol'];
const other = ['Aqua', 'Glycerin', 'Cetearyl Alcohol', 'Squalane', 'Phenoxyethanol', 'Retinol'];
const large = { amount: 100, unit: 'ml' } as const;

const perfume = {
  category: 'fragrance',
  subcategory: 'women',
  ingredients: ['Alcohol Denat.', 'Parfum', 'Aqua', 'Limonene', 'Linalool', 'Citral'],
} as const;
const blush = {
  category: 'makeup',
  subcategory: 'blush-bronzer',
  ingredients: ['Talc', 'Mica', 'Dimethicone', 'Zinc Stearate', 'Tocopherol', 'CI 77491'],
} as const;

const source = aSource(
  aBatch(
    [
      aProduct(1, { name: 'Clarity Serum', ingredients: list }),
      // Another size of the same product.
      aProduct(2, { name: 'Clarity Serum', groupId: 1, size: large, ingredients: list }),
      aProduct(3, {
        name: 'Simple Serum',
        brandId: 2,
        ingredients: [...list.slice(0, 5), 'Allantoin', 'Unheardofium'],
      }),
      aProduct(4, { name: 'Fancy Serum', brandId: 3, ingredients: list }),
      aProduct(5, { name: 'Plain Serum', brandId: 3, ingredients: other }),
      aProduct(6, { name: 'Secret Serum', brandId: 3 }),
      aProduct(7, { name: 'Serum Gift Set', brandId: 2, ingredients: list }),
      aProduct(8, { name: 'Sold Out Serum', brandId: 2, ingredients: list }),
      aProduct(9, { ...perfume, name: 'Night Eau de Parfum', size: large }),
      aProduct(10, { ...perfume, name: 'Night Eau de Parfum Travel Spray' }),
      aProduct(11, { ...perfume, name: 'Cheap Eau de Parfum', brandId: 3, size: large }),
      aProduct(12, { ...blush, name: 'Glow Blush' }),
      aProduct(13, { ...blush, name: 'Glow Bronzer', brandId: 2 }),
      aProduct(14, { ...perfume, name: 'Dusk Eau de Parfum', size: large }),
      // Another size, found by its name; its label is new, and its shelf another one.
      aProduct(15, {
        name: 'Mini Plain Serum',
        brandId: 3,
        category: 'tools',
        subcategory: 'travel',
        size: { amount: 10, unit: 'ml' },
        ingredients: [...other.slice(0, 5), 'Allantoin'],
      }),
      aProduct(16, { name: 'Jumbo Plain Serum', brandId: 3, size: large, ingredients: other }),
    ],
    [
      anOffer(1, { productId: 1, priceCents: 3_000 }),
      anOffer(2, { productId: 2, priceCents: 4_000 }),
      anOffer(3, { productId: 3, priceCents: 1_500 }),
      anOffer(4, { productId: 4, priceCents: 9_000 }),
      anOffer(5, { productId: 5, priceCents: 500 }),
      anOffer(6, { productId: 6, priceCents: 500 }),
      anOffer(7, { productId: 7, priceCents: 500 }),
      anOffer(8, { productId: 8, priceCents: 500, inStock: false }),
      anOffer(9, { productId: 9, priceCents: 4_000 }),
      anOffer(10, { productId: 10, priceCents: 3_000 }),
      anOffer(11, { productId: 11, priceCents: 500 }),
      anOffer(12, { productId: 12, priceCents: 3_000 }),
      anOffer(13, { productId: 13, priceCents: 2_000 }),
      anOffer(14, { productId: 14, priceCents: 3_800 }),
      anOffer(15, { productId: 15, priceCents: 1_000 }),
      anOffer(16, { productId: 16, priceCents: 100, inStock: false }),
    ],
  ),
);

let db: Database;
let deps: ReturnType<typeof testDeps>;
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  db = await openTestDatabase();
  const formulas = createSwappableFormulas();
  deps = { ...testDeps(db), formulas };
  await loadCatalog(deps, source);
  const fresh = await keepFormulasFresh(deps, {
    createBuilder: createFormulaIndexBuilder,
    use: formulas.replace,
    debounceMs: 0,
  });
  running.push(fresh);
  await expect.poll(() => fresh.changeovers(), { timeout: 60_000 }).toBe(1);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((fresh) => fresh.stop()));
});

test('shows cheaper products with a similar formula, and how they differ', async () => {
  const { dupes, reason, product } = await showDupes(deps, { id: 1 });
  expect(product.name).toBe('Clarity Serum');
  expect(reason).toBeNull();
  expect(dupes.map(({ card }) => card.id)).toEqual([2, 3]);
  expect(dupes[1]).toMatchObject({
    percentLess: 50,
    sameProduct: null,
    shared: ['Aqua', 'Niacinamide', 'Glycerin', 'Zinc PCA', 'Phenoxyethanol'],
    missing: ['Bakuchiol'],
    extra: ['Allantoin'],
    unknownCount: 1,
  });
  const [, similarity = 0] = dupes.map((dupe) => dupe.similarity);
  expect(similarity).toBeGreaterThanOrEqual(40);
  expect(similarity).toBeLessThan(100);
});

test('names the cheapest size of a dupe', async () => {
  const { dupes } = await showDupes(deps, { id: 4 });
  const [first] = dupes;
  expect(first).toMatchObject({ similarity: 100, missing: [], extra: [] });
  expect(first?.card.id).toBe(2);
});

test.for([
  [3, 'none-cheaper'],
  [5, 'none-cheaper'],
  [6, 'no-list'],
  [7, 'set'],
  [9, 'fragrance'],
] as const)('product %i has no dupes: %s', async ([id, reason]) => {
  expect(await showDupes(deps, { id })).toMatchObject({ dupes: [], reason });
});

test('a fragrance has dupes of its own brand alone', async () => {
  const { kind, dupes } = await showDupes(deps, { id: 10 });
  expect(kind).toBe('fragrance');
  expect(dupes.map(({ card, similarity }) => [card.id, similarity])).toEqual([
    [9, 100],
    [14, 100],
  ]);
});

test('the same product in a cheaper size comes first and is no other type', async () => {
  const { dupes } = await showDupes(deps, { id: 15 });
  expect(dupes).toMatchObject([{ card: { id: 5 }, sameProduct: 'larger', otherType: null }]);
  const [full] = dupes;
  expect(full?.similarity).toBeLessThan(100);
  const sizes = (await showDupes(deps, { id: 1 })).dupes.map((dupe) => dupe.sameProduct);
  expect(sizes).toEqual(['larger', null]);
});

test('the row on a product page leaves out the sizes that its heading links to', async () => {
  const rowOf = async (id: number) => {
    const { product } = await showProduct(deps, { id });
    const { dupes } = await showRelatedProducts(deps, product);
    return dupes.map(({ card }) => card.id);
  };
  expect(await rowOf(1)).toEqual([3]);
  expect(await rowOf(15)).toEqual([5]);
});

test('says if a dupe is another type of product', async () => {
  const { dupes } = await showDupes(deps, { id: 12 });
  expect(dupes.map(({ card, otherType }) => [card.id, otherType])).toContainEqual([13, 'Bronzers']);
});

test('there is no page for an unknown product', async () => {
  for (const id of [0, 99]) {
    await expect(showDupes(deps, { id })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('compares products in the requested order; unknown ones are missing', async () => {
  const compared = await compareProducts(deps, { ids: [3, 99, 1] });
  expect(compared.map(({ product }) => product.id)).toEqual([3, 1]);
  const [simple, clarity] = compared.map(({ facts }) => facts);
  expect(simple).toMatchObject({ unknownIngredients: 1, storesInStock: 1, stores: 1 });
  expect(simple?.delivered).toEqual({ cents: 2_099, retailer: 'Store 1' });
  expect(clarity?.otherSizes).toEqual([large]);
  expect(clarity?.ingredients).toEqual(list);
});
