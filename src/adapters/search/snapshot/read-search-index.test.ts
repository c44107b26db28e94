import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavableSearchIndex } from '~/domain/search/search-index';
import {
  anyQuery,
  catalog,
  priceFields,
  product,
  typed,
  withHighest,
} from '../../../../tests/factories/search-catalog';
import { plainGrammar } from '../../../../tests/oracles/plain-grammar';
import { createSearchIndex, readSearchIndex } from '../create-search-index';

const offset = 32;

/** The index after it was written and read. */
async function stored(chunks: readonly Uint8Array[]): Promise<SavableSearchIndex> {
  const written = Buffer.concat(chunks);
  const buffer = new ArrayBuffer(offset + written.byteLength);
  new Uint8Array(buffer, offset).set(written);
  return readSearchIndex(buffer, offset, undefined, plainGrammar);
}

const priceChange = fc
  .record({ ...priceFields, id: fc.integer({ min: 1, max: 200 }) })
  .map(({ stores, ...change }) => withHighest({ ...change, stores: [...stores, 'new-store'] }));
const ratingChange = fc.record({
  id: fc.integer({ min: 1, max: 200 }),
  rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  ratingCount: fc.integer({ min: 1, max: 2_000 }),
});

test('a stored index answers like the one that was built', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalog,
      fc.array(anyQuery, { minLength: 3, maxLength: 6 }),
      fc.array(typed, { minLength: 3, maxLength: 6 }),
      async (products, queries, texts) => {
        const built = createSearchIndex(products, plainGrammar);
        const read = await stored(built.toBytes());
        for (const query of queries) expect(read.list(query)).toEqual(built.list(query));
        for (const text of texts) {
          expect(read.suggest(text)).toEqual(built.suggest(text));
          expect(read.suggestInListing(text)).toEqual(built.suggestInListing(text));
          expect(read.named(text)).toEqual(built.named(text));
        }
        expect([...read.brandNames]).toEqual([...built.brandNames]);
        expect(read.productCount).toBe(built.productCount);
        expect(read.popularCount).toBe(built.popularCount);
      },
    ),
    { numRuns: 40 },
  );
});

test('price changes and ratings have the same effect on a stored index', async () => {
  const products = fc.sample(product, { numRuns: 150, seed: 5 }).map((row, at) => ({
    ...row,
    id: at + 1,
  }));
  const changes = fc.tuple(fc.array(priceChange), fc.array(ratingChange), anyQuery);
  await fc.assert(
    fc.asyncProperty(changes, changes, async (before, after) => {
      const built = createSearchIndex(products, plainGrammar);
      const apply = (index: SavableSearchIndex, [prices, ratings]: typeof before) => {
        index.updatePrices(prices);
        index.updateRatings(ratings);
      };
      apply(built, before);
      const chunks = built.toBytes();
      apply(built, after);
      const read = await stored(chunks);
      apply(read, after);
      for (const [, , query] of [before, after]) {
        expect(read.list(query)).toEqual(built.list(query));
        // It can be stored again.
        expect((await stored(read.toBytes())).list(query)).toEqual(built.list(query));
      }
    }),
    { numRuns: 15 },
  );
});

test('later changes do not affect bytes that are still to be written', async () => {
  const products = fc.sample(product, { numRuns: 100, seed: 9 }).map((row, at) => ({
    ...row,
    id: at + 1,
  }));
  const [prices = [], ratings = []] = [
    fc.sample(priceChange, { numRuns: 100, seed: 1 }),
    fc.sample(ratingChange, { numRuns: 100, seed: 1 }),
  ];
  const built = createSearchIndex(products, plainGrammar);
  const chunks = built.toBytes();
  const before = Buffer.concat(chunks);
  built.updatePrices(prices);
  built.updateRatings(ratings);
  expect(Buffer.concat(chunks).equals(before)).toBe(true);
});
