import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyProduct, type ListingQuery } from '~/domain/search/search-index';
import { sorts } from '~/domain/search/sorts';
import {
  anyQuery,
  catalog,
  listingQuery,
  now,
  priceFields,
  product,
  typed,
  withHighest,
} from '../../../tests/factories/search-catalog';
import { plainGrammar } from '../../../tests/oracles/plain-grammar';
import { createPlainScan } from '../../../tests/oracles/plain-scan';
import { createSearchIndex, createSearchIndexBuilder } from './create-search-index';

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
            expect(index.count(query)).toEqual(scan.count(query));
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
          const cheap: ListingQuery = { ...query, ...anyProduct, price: 'under-25' };
          expect(index.list(cheap)).toEqual(scan.list(cheap));
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
