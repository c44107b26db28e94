import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { categories } from '~/domain/catalog/category';
import { dayMs } from '~/domain/durations';
import { ingredientIdsOf } from '~/domain/ingredients/ingredient-choices';
import { priceBands } from '~/domain/search/price-bands';
import {
  anyProduct,
  type ListingQuery,
  listingFilters,
  type SearchProduct,
  unitKinds,
} from '~/domain/search/search-index';
import { sorts } from '~/domain/search/sorts';
import { plainGrammar } from '../../../tests/oracles/plain-grammar';
import { createPlainScan } from '../../../tests/oracles/plain-scan';
import { createSearchIndex, createSearchIndexBuilder } from './create-search-index';

const now = new Date('2026-11-15T12:00:00Z');
const sections = [
  ...categories.flatMap(({ slug, subcategories }) =>
    subcategories.map((subcategory) => ({ category: slug, subcategory: subcategory.slug })),
  ),
  { category: 'garden', subcategory: 'rakes' },
];
const brands = ['Dior', 'L’Oréal', 'Dot & Key', 'The Ordinary', 'Serum Sisters', '19-69', '!'];
const ingredients = ['Niacinamide', 'Vitamin C', 'Hyaluronic Acid', 'Rosé', 'α-Arbutin'];
const nameWords = [
  'serum',
  'Sérum',
  'anti-aging',
  'cream',
  'creme',
  'moisturizer',
  'Eau de Parfum',
  'the',
  'a',
  'C',
  'lip & cheek',
  "women's",
  'SPF 50+',
  '保湿',
  'ß',
  '💄',
];

const tags = [
  'type:serum',
  'type:lipstick:2',
  'type:gel-cleanser',
  'concern:acne:9',
  'hint:acne:2',
  'hint:dryness:1',
  'concern:redness:4',
  'skin:dry:1',
  'skin:oily',
  'hair:curly:2',
  'claim:vegan',
  'claim:vegan:1',
  'claim:waterproof',
  'claim:paraben-free:2',
  'ingredient:retinol:3',
  'ingredient:retinol:1',
  'ingredient:parabens:1',
  'shade:red',
  'shade:pink',
  'spf:30',
  'spf:50',
  'listed:ingredients',
];
/** Of a family with a tag, of one without, and of no family. */
const ingredientSlugs = ['parabens', 'pregnancy-caution', 'methylparaben', 'butylene-glycol'];
const ingredientIds = [
  ...new Set(ingredientSlugs.flatMap((slug) => ingredientIdsOf(slug).slice(0, 2))),
];
const stores = ['sephora', 'ulta-beauty', 'target'];

const cents = fc.oneof(
  fc.integer({ min: 100, max: 60_000 }),
  fc.constantFrom(2_499, 2_500, 10_000),
);
const unitCents = fc.option(fc.integer({ min: 1, max: 400_000 }).map((amount) => amount / 7));
const priceFields = {
  bestPriceCents: cents,
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
  onSale: fc.boolean(),
  unitPriceCents: unitCents,
  stores: fc.subarray(stores),
  inStock: fc.boolean(),
};
const withHighest = <T extends { bestPriceCents: number; gap: number }>({ gap, ...rest }: T) => ({
  ...rest,
  highestPriceCents: rest.bestPriceCents + gap,
});

const product = fc
  .record({
    ...priceFields,
    id: fc.integer({ min: 1, max: 10_000 }),
    familyOffset: fc.oneof(fc.constant(0), fc.nat({ max: 8 })),
    tags: fc.subarray(tags),
    ingredientIds: fc.subarray(ingredientIds),
    size: fc.option(
      fc.record({
        amount: fc.constantFrom(5, 28.5, 30, 50, 100),
        unit: fc.constantFrom('ml' as const, 'g' as const, 'count' as const),
      }),
      { freq: 3 },
    ),
    name: fc
      .array(fc.oneof(fc.constantFrom(...nameWords), fc.string({ maxLength: 4 })), { maxLength: 5 })
      .map((words) => words.join(' ')),
    brandId: fc.nat({ max: brands.length - 1 }),
    section: fc.constantFrom(...sections),
    keyIngredients: fc.array(fc.constantFrom(...ingredients), { maxLength: 3 }),
    rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    reviewCount: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 5_000 })),
    clicks: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
    firstSeenAt: fc
      .integer({ min: 0, max: 120 })
      .map((days) => new Date(now.getTime() - days * dayMs)),
  })
  .map(({ section, familyOffset, ...rest }) => ({
    ...withHighest(rest),
    ...section,
    // Few families, so that many products have variants, whatever their other fields are.
    familyId: familyOffset === 0 ? rest.id + 100 : familyOffset,
    brand: brands[rest.brandId] ?? '',
    brandSlug: `brand-${rest.brandId}`,
  })) satisfies fc.Arbitrary<SearchProduct>;

const catalog = fc.uniqueArray(product, {
  selector: ({ id }) => id,
  maxLength: 120,
  size: 'max',
});

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'se', 'serum', 'serums', 'creme', 'sreum', 'moistruiser', 'dior'),
  fc.constantFrom('serum f', 'serum for ac', 'retin', 'vitamin', 'cleanser for', 'serums for dry'),
  fc.constantFrom(
    'vit c ser',
    'c serum',
    'serum c',
    'a c e',
    'vitamin c c',
    'skncare a',
    'r skncare',
  ),
  fc.constantFrom('dot & key', 'anti-aging', 'antiag', 'vitamn c', 'womens', 'skncare', 'the the'),
  fc.array(fc.constantFrom(...nameWords, ...brands, ...ingredients), { maxLength: 3 }).map(join),
  fc.array(fc.constantFrom(...'aeimrsuc'), { maxLength: 4 }).map(join),
  fc.string({ maxLength: 12 }),
);
/** As the test grammar understands it. */
const spoken = fc
  .array(
    fc.oneof(
      fc.constantFrom('serum', 'cream', 'c', 'zzzzz', 'sreum', 'for', 'moisturizers', 'dior'),
      fc.constantFrom(
        'type:serum',
        'type:cleanser',
        'type:none',
        'concern:acne',
        'concern:redness',
        'skin:dry',
      ),
      fc.constantFrom(
        'ingredient:retinol',
        'ingredient:gold',
        'claim:vegan',
        'shade:red',
        'spf:40',
      ),
      fc.constantFrom(
        'without:parabens',
        'without:retinol',
        'without:pregnancy-caution',
        'brand:brand-0',
        'category:makeup',
      ),
      fc.constantFrom('under:2500', 'under:1', 'ml:30', 'travel-size', 'sale', 'low', 'high'),
      fc.constantFrom('cheapest'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map(join);
function join(words: string[]): string {
  return words.join(' ');
}

const any = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { freq: 1 });
const slugs = (kind: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.subarray(
        [
          'unknown',
          ...(kind === 'ingredient' ? ingredientSlugs : []),
          ...new Set(
            tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.split(':')[1] ?? ''),
          ),
        ],
        { minLength: 1 },
      ),
    },
  );
const listingQuery: fc.Arbitrary<ListingQuery> = fc.record({
  search: fc.oneof(fc.constant(''), typed, spoken),
  category: any('skincare', 'makeup', 'garden', 'nowhere'),
  subcategory: fc.option(fc.constantFrom('serums', 'tools', 'rakes', 'nothing'), { freq: 4 }),
  brands: fc.oneof(
    fc.constant([]),
    fc.subarray(['brand-0', 'brand-1', 'brand-2', 'brand-3', 'unknown']),
  ),
  minPriceCents: fc.option(fc.constantFrom(0, 1_000, 2_500, 30_000), { freq: 1 }),
  maxPriceCents: fc.option(fc.constantFrom(0, 2_499, 30_000, 50_000), { freq: 1 }),
  rating: fc.constantFrom(0, 1, 3, 4, 4.5, 5),
  filter: any(...listingFilters),
  price: any(...priceBands),
  concerns: slugs('concern'),
  skinTypes: slugs('skin'),
  hairTypes: slugs('hair'),
  claims: slugs('claim'),
  ingredients: slugs('ingredient'),
  without: slugs('ingredient'),
  suiting: fc.option(
    fc.record({
      avoid: slugs('ingredient'),
      opposed: fc.subarray([
        { against: 'skin:dry', unless: ['skin:oily', 'skin:all'] },
        { against: 'skin:oily', unless: ['skin:dry'] },
        { against: 'hair:curly', unless: [] },
      ]),
    }),
    { freq: 1 },
  ),
  stores: fc.oneof(fc.constant([]), fc.subarray([...stores, 'unknown'])),
  inStock: fc.boolean(),
  family: fc.option(fc.nat({ max: 8 }), { freq: 1 }),
  unit: any(...unitKinds),
  minUnitPriceCents: fc.option(fc.constantFrom(0, 1_000), { freq: 1 }),
  maxUnitPriceCents: fc.option(fc.constantFrom(0, 20_000), { freq: 1 }),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 5, 24),
  expand: fc.boolean(),
  explain: fc.constant(false),
  now: fc.constant(now),
});
/** Mostly without filters, so that text and order decide. */
const searchQuery = fc.tuple(listingQuery, fc.oneof(typed, spoken)).map(([query, search]) => ({
  ...anyProduct,
  search,
  sort: query.sort,
  page: query.page,
  pageSize: query.pageSize,
  expand: query.expand,
  rating: query.rating === 3 ? 3 : 0,
  now,
}));
const anyQuery = fc.oneof(listingQuery, searchQuery);

describe('the index returns the same as a plain scan', () => {
  test('suggestions', () => {
    fc.assert(
      fc.property(catalog, fc.array(typed, { minLength: 5, maxLength: 10 }), (products, texts) => {
        const index = createSearchIndex(products, plainGrammar);
        const scan = createPlainScan(products, plainGrammar);
        for (const text of texts) {
          expect(index.suggest(text), text).toEqual(scan.suggest(text));
          expect(index.suggestInListing(text), text).toEqual(scan.suggestInListing(text));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('listings with every facet', () => {
    fc.assert(
      fc.property(
        catalog,
        fc.array(anyQuery, { minLength: 5, maxLength: 10 }),
        (products, queries) => {
          const index = createSearchIndex(products, plainGrammar);
          const scan = createPlainScan(products, plainGrammar);
          for (const query of queries) {
            const expected = scan.list(query);
            expect(index.list(query)).toEqual(expected);
            expect(index.pick(query)).toEqual(expected.ids);
          }
        },
      ),
      { numRuns: 70 },
    );
  });

  test('products with a name', () => {
    const names = fc.array(product.map(({ name }) => name));
    fc.assert(
      fc.property(catalog, names, (products, others) => {
        const index = createSearchIndex(products, plainGrammar);
        const scan = createPlainScan(products, plainGrammar);
        for (const name of [...others, ...products.slice(0, 5).map((row) => row.name)]) {
          expect(new Set(index.named(name)), name).toEqual(new Set(scan.named(name)));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('brand names in order', () => {
    fc.assert(
      fc.property(catalog, (products) => {
        const { brandNames } = createSearchIndex(products, plainGrammar);
        expect(new Map([...brandNames].sort())).toEqual(
          new Map([...createPlainScan(products, plainGrammar).brandNames].sort()),
        );
        const names = [...brandNames.values()];
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      }),
      { numRuns: 20 },
    );
  });

  test('after thousands of price changes', () => {
    const change = fc
      .record({ ...priceFields, id: fc.integer({ min: 1, max: 400 }) })
      .map(withHighest);
    const rounds = fc.array(
      fc.tuple(fc.array(change, { minLength: 100, maxLength: 400, size: 'max' }), anyQuery),
      { minLength: 8, maxLength: 12 },
    );
    const products = fc.sample(product, { numRuns: 300, seed: 7 }).map((row, at) => ({
      ...row,
      id: at + 1,
    }));
    fc.assert(
      fc.property(rounds, (steps) => {
        const index = createSearchIndex(products, plainGrammar);
        const scan = createPlainScan(products, plainGrammar);
        for (const [changes, query] of steps) {
          index.updatePrices(changes);
          scan.updatePrices(changes);
          for (const sort of ['price-low', 'unit-price', 'savings', 'relevance'] as const) {
            const asked = { ...query, sort };
            expect(index.list(asked)).toEqual(scan.list(asked));
          }
        }
      }),
      { numRuns: 5 },
    );
  });
});

test('finds the same as a plain scan after ratings changed', () => {
  const change = fc.record({
    id: fc.integer({ min: 1, max: 400 }),
    rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
    ratingCount: fc.integer({ min: 1, max: 2_000 }),
  });
  const rounds = fc.array(
    fc.tuple(fc.array(change, { minLength: 50, maxLength: 300, size: 'max' }), anyQuery),
    { minLength: 4, maxLength: 8 },
  );
  const products = fc.sample(product, { numRuns: 300, seed: 11 }).map((row, at) => ({
    ...row,
    id: at + 1,
  }));
  fc.assert(
    fc.property(rounds, (steps) => {
      const index = createSearchIndex(products, plainGrammar);
      const scan = createPlainScan(products, plainGrammar);
      for (const [changes, query] of steps) {
        index.updateRatings(changes);
        scan.updateRatings(changes);
        for (const rating of [0, 4]) {
          const asked = { ...query, sort: 'rating' as const, rating };
          expect(index.list(asked)).toEqual(scan.list(asked));
        }
      }
    }),
    { numRuns: 5 },
  );
});

test('accepts any text', () => {
  const rows = fc.sample(product, { numRuns: 200, seed: 3 });
  const index = createSearchIndex(rows.map((row, at) => ({ ...row, id: at + 1 })));
  const [query] = fc.sample(listingQuery, { numRuns: 1, seed: 1 });
  const strange = [
    'x'.repeat(10_000),
    'a '.repeat(5_000),
    '.*(',
    '[',
    '\\',
    '💄',
    '\ud800',
    '\0\u0007',
  ];
  const texts = [...strange, 'مرطب', '\u202eabc', '__proto__', '%', "'", '&', '-', 'ﬁ', '\uffff'];
  for (const text of [...texts, ...fc.sample(fc.string({ unit: 'binary' }), 200)]) {
    index.suggest(text);
    index.suggestInListing(text);
    if (query) index.list({ ...query, search: text });
  }
  expect(index.suggest('  ')).toMatchObject({ products: [], categories: [] });
  expect(index.suggestInListing('a')).toEqual([]);
});

test('releases the products it was built from', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const build = (seed: number) => {
    const rows = fc
      .sample(product, { numRuns: 50, seed })
      .map((row, at) => ({ ...row, id: at + 1 }));
    return { index: createSearchIndex(rows), rows: rows.map((row) => new WeakRef(row)) };
  };
  // A leak would hold the rows of all of them; a leftover VM register only the last.
  const built = [1, 2, 3, 4, 5].map(build);
  await vi.waitFor(
    () => {
      collectGarbage();
      const isGone = (row: WeakRef<object>) => row.deref() === undefined;
      expect(built.some(({ rows }) => rows.every(isGone))).toBe(true);
    },
    { timeout: 60_000 },
  );
  expect(built.map(({ index }) => index.productCount)).toEqual([50, 50, 50, 50, 50]);
});

test('an empty catalog returns nothing', () => {
  const index = createSearchIndex([]);
  const [query] = fc.sample(listingQuery, { numRuns: 1, seed: 1 });
  expect(index.suggest('serum').products).toEqual([]);
  expect(query && index.list(query).total).toBe(0);
});

test('understands a text once for all of its pages and orders', () => {
  const understand = vi.fn(plainGrammar);
  const index = createSearchIndex([], understand);
  const query = { ...anyProduct, search: 'rose serum', now, page: 1, pageSize: 24 };
  for (const sort of sorts) {
    index.list({ ...query, sort });
    index.list({ ...query, sort, page: 2 });
  }
  expect(understand).toHaveBeenCalledTimes(1);
  index.list({ ...query, search: 'rose cream' });
  expect(understand).toHaveBeenCalledTimes(2);
});

test('lets other work run while a batch is added', async () => {
  let now = 0;
  // Every look at the clock is past the end of the time slice.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  try {
    const builder = createSearchIndexBuilder();
    let turns = 0;
    const count = () => {
      turns += 1;
      if (turns < 100) setImmediate(count);
    };
    setImmediate(count);
    const rows = fc.sample(product, { numRuns: 200, seed: 1 });
    await builder.add(rows.map((row, at) => ({ ...row, id: at + 1 })));
    expect(turns).toBeGreaterThan(3);
    expect((await builder.finish()).productCount).toBe(200);
  } finally {
    clock.mockRestore();
  }
});
