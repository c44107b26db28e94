import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchProduct } from '~/domain/search/search-index';
import {
  anyQuery,
  catalog,
  priceFields,
  typed,
  withHighest,
} from '../../../tests/factories/search-catalog';
import { createSearchIndex, createSearchIndexBuilder } from './create-search-index';

async function build(products: readonly SearchProduct[]) {
  const builder = createSearchIndexBuilder();
  await builder.add(products);
  return builder.finish();
}

test('an index with changed products answers like one that was built from all of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalog,
      catalog,
      fc.infiniteStream(fc.nat({ max: 3 })),
      fc.infiniteStream(fc.nat({ max: 40 })),
      fc.array(anyQuery, { minLength: 3, maxLength: 6 }),
      fc.array(typed, { minLength: 2, maxLength: 4 }),
      async (before, others, fates, clicks, queries, texts) => {
        const removed = new Set(before.filter(() => fates.next().value === 0).map(({ id }) => id));
        const changed = others.filter(({ id }) => !before.some((row) => row.id === id));
        for (const row of before) {
          const [replacement] = others;
          if (replacement && fates.next().value === 1) changed.push({ ...replacement, id: row.id });
        }
        const replaced = new Set(changed.map(({ id }) => id));
        const kept = before.filter(({ id }) => !removed.has(id) && !replaced.has(id));
        const newClicks = new Map(
          [...kept, ...changed].map(({ id }) => [id, clicks.next().value ?? 0]),
        );
        const withClicks = (row: SearchProduct) => ({ ...row, clicks: newClicks.get(row.id) ?? 0 });
        const now = changed.map(withClicks);
        const base = await build(before);
        const builder = await base.extend(
          kept.map(({ id }) => id),
          newClicks,
        );
        await builder.add(now);
        const extended = await builder.finish();
        const expected = await build([...kept.map(withClicks), ...now]);
        for (const query of queries) expect(extended.list(query)).toEqual(expected.list(query));
        for (const text of texts) expect(extended.suggest(text)).toEqual(expected.suggest(text));
        expect([...extended.brandNames]).toEqual([...expected.brandNames]);
      },
    ),
    { numRuns: 40 },
  );
});

test('an index that is extended has the prices and ratings of the previous one', async () => {
  const price = fc.record({ ...priceFields, id: fc.nat({ max: 200 }) }).map(withHighest);
  const rating = fc.record({
    id: fc.nat({ max: 200 }),
    rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
    ratingCount: fc.integer({ min: 1, max: 2_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      catalog,
      fc.array(price),
      fc.array(rating),
      fc.array(anyQuery, { minLength: 3, maxLength: 6 }),
      async (rows, prices, ratings, queries) => {
        const products = rows.map((row, at) => ({ ...row, id: at + 1 }));
        const clicks = new Map(products.map((row) => [row.id, row.clicks]));
        const base = await build(products);
        base.updatePrices(prices);
        base.updateRatings(ratings);
        const ids = products.map(({ id }) => id);
        const extended = await (await base.extend(ids, clicks)).finish();
        const priceOf = new Map(prices.map((change) => [change.id, change]));
        const ratingOf = new Map(ratings.map((change) => [change.id, change]));
        const current = products.map((row): SearchProduct => {
          const rated = ratingOf.get(row.id);
          return {
            ...row,
            ...priceOf.get(row.id),
            ...(rated && { ownRating: { average: rated.rating, rated: rated.ratingCount } }),
          };
        });
        const expected = createSearchIndex(current);
        for (const query of queries) expect(extended.list(query)).toEqual(expected.list(query));
      },
    ),
    { numRuns: 30 },
  );
});

test('knows the version of the row that each product was read from', async () => {
  const [row] = fc.sample(catalog, { numRuns: 1, seed: 1 })[0] ?? [];
  if (!row) throw new Error('The sample is empty.');
  const search = await build([{ ...row, id: 7, rowVersion: 4_294_967_295 }]);
  expect(search.rowVersionOf(7)).toBe(4_294_967_295);
  expect(search.rowVersionOf(8)).toBeUndefined();
  const next = await (await search.extend([7], new Map())).finish();
  expect(next.rowVersionOf(7)).toBe(4_294_967_295);
});
