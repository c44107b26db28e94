import { expect, test } from 'vitest';
import { anyProduct, noAttributes, type SearchProduct } from '~/domain/search/search-index';
import { createSearchIndex } from './create-search-index';

const now = new Date('2026-11-15T12:00:00Z');
const foundation = (id: number, name: string, tags: readonly string[]): SearchProduct => ({
  ...noAttributes,
  id,
  familyId: id,
  name,
  tags: ['type:foundation', ...tags],
  brandId: 1,
  brand: 'Paper Rose',
  brandSlug: 'paper-rose',
  category: 'makeup',
  subcategory: 'foundation',
  keyIngredients: [],
  bestPriceCents: id === 20 ? 5_000 : 1_000,
  highestPriceCents: 5_000,
  onSale: false,
  unitPriceCents: null,
  rating: 4,
  reviewCount: 100 - id,
  firstSeenAt: now,
});
const ids = Array.from({ length: 20 }, (_, place) => place + 1);
const index = createSearchIndex([
  ...ids.map((id) => foundation(id, `Silk ${id} Foundation`, [])),
  foundation(30, 'Bare Foundation', ['finish:natural']),
  foundation(31, 'Quartz Foundation', []),
  foundation(32, 'Quartz Cedar Foundation', []),
]);
const list = (search: string) =>
  index.list({ ...anyProduct, search, sort: 'relevance', pageSize: 40, now });

test('a few exact matches come first and are followed by others', () => {
  const { total, ids: found, dropped, loosened } = list('natural looking foundation');
  expect({ total, first: found[0], dropped }).toEqual({ total: 23, first: 30, dropped: [] });
  expect(loosened.map(({ label }) => label)).toEqual(['Natural finish']);
});

test('a price stays a condition', () => {
  const { ids: found } = list('natural finish foundation under $20');
  expect(found[0]).toBe(30);
  expect(found).not.toContain(20);
});

test.each(['bare foundation', 'cheapest bare foundation', '"bare" foundation'])(
  'nothing follows “%s”: a whole name, an order or a quoted word',
  (text) => {
    expect(list(text)).toMatchObject({ ids: [30], loosened: [] });
  },
);

test('words that near matches may miss are named in the order of the text', () => {
  const { ids: found, dropped, loosened } = list('cedar quartz qqqqqqqq foundation');
  expect(found[0]).toBe(32);
  expect(dropped.map(({ label }) => label)).toEqual(['qqqqqqqq']);
  expect(loosened.map(({ label }) => label)).toEqual(['cedar', 'quartz']);
});
