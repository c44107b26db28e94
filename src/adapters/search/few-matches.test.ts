import { expect, test } from 'vitest';
import { anyProduct, noAttributes, type SearchProduct } from '~/domain/search/search-index';
import { plainGrammar } from '../../../tests/oracles/plain-grammar';
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

test('the word of a brand is no word that near matches may miss', () => {
  expect(list('paper silk 1 foundation').loosened.map(({ label }) => label)).not.toContain('paper');
});

const product = (
  id: number,
  name: string,
  tags: readonly string[],
  more: Partial<SearchProduct> = {},
): SearchProduct => ({
  ...foundation(id, name, []),
  tags,
  category: 'skincare',
  subcategory: 'serums',
  ...more,
});
const ofConditioner = (milliliters: number): Partial<SearchProduct> => ({
  category: 'haircare',
  subcategory: 'conditioner',
  size: { amount: milliliters, unit: 'ml' },
});
const ofMascara = (milliliters: number): Partial<SearchProduct> => ({
  category: 'makeup',
  subcategory: 'mascara',
  size: { amount: milliliters, unit: 'ml' },
});
const twelve = Array.from({ length: 12 }, (_, place) => place + 1);
const skincare = createSearchIndex([
  ...twelve.map((id) => product(id, `Retinol ${id} Serum`, ['type:serum', 'ingredient:retinol:3'])),
  product(20, 'Plain Serum', ['type:serum', 'ingredient:retinol:1'], { bestPriceCents: 100 }),
  product(21, 'Glycolic Peel', ['type:face-peel', 'ingredient:aha:3']),
  product(22, 'Salicylic Peel', ['type:face-peel', 'ingredient:bha:3']),
  product(23, 'Double Peel', ['type:face-peel', 'ingredient:aha:3', 'ingredient:bha:3']),
  product(24, 'Skin Tint', ['type:skin-tint']),
  product(25, 'Tinted Veil SPF 30', ['type:tinted-sunscreen', 'spf:30']),
  product(26, 'Sun Milk SPF 50', ['type:sunscreen', 'spf:50']),
  product(27, 'Reset Shampoo', ['type:shampoo']),
  product(28, 'Mild Shampoo', ['type:shampoo']),
  product(29, 'Cushion Brush', ['type:detangling-brush']),
  product(30, 'Paddle Brush', ['type:detangling-brush']),
  product(31, 'Small Mascara', ['type:mascara'], ofMascara(4)),
  product(32, 'Full Mascara', ['type:mascara'], ofMascara(9)),
  product(33, 'Soft Conditioner', ['type:conditioner'], ofConditioner(90)),
  ...twelve.map((id) => product(40 + id, `Reset ${id} Toner`, ['type:toner'])),
  product(60, 'Mild Toner', ['type:toner'], { reviewCount: 99 }),
  ...twelve.map((id) =>
    product(70 + id, `Castor Oil ${id}`, ['form:oil:3', 'ingredient:tea-tree:1']),
  ),
  product(90, 'Tea Tree Wash', ['ingredient:tea-tree:3']),
  product(34, 'Rich Conditioner', ['type:conditioner'], ofConditioner(300)),
  product(35, 'Night Cream', ['type:night-cream', 'ingredient:peptides:3']),
  product(36, 'Day Cream', ['type:day-cream', 'ingredient:peptides:3'], { reviewCount: 999 }),
  product(37, 'Peptide Mask', ['type:face-mask', 'ingredient:peptides:3']),
  product(38, 'Ice Roller', ['type:ice-roller'], { reviewCount: 999 }),
  product(39, 'Facial Roller', ['type:facial-roller']),
  product(61, 'Milk Detangler', ['type:leave-in-conditioner'], {
    ...ofConditioner(200),
    reviewCount: 999,
  }),
  product(62, 'Gold Concentrate', ['type:concentrate'], { bestPriceCents: 20_000 }),
  product(63, 'Plain Concentrate', ['type:concentrate'], { bestPriceCents: 400 }),
  product(64, 'Good Concentrate', ['type:concentrate'], { bestPriceCents: 2_000 }),
]);
const ask = (search: string) =>
  skincare.list({ ...anyProduct, search, sort: 'relevance', pageSize: 40, now });

test.each([
  ['aha bha peel', [23, 21, 22], 'one of several ingredients will do, after both'],
  ['tinted moisturizer with spf', [25], 'a type that cannot have it gives way to the nearest'],
  ['shampoo set', [27, 28], 'a few letters are no piece of a word'],
  ['paddle brush', [30, 29], 'the typed word of a type comes first'],
  ['mini mascara', [31], 'a small size is small for its kind'],
  ['peptide night cream', [35, 36], 'a wider type with the ingredient comes after the exact one'],
  ['jade roller', [39, 38], 'a special kind comes after what the name usually means'],
  ['conditioner', [33, 34, 61], 'a leave-in comes after the conditioners'],
  ['concentrate under $5 or over $100', [62, 63], 'prices that exclude each other mean either'],
  ['mini conditioner', [33], 'without a small size, what a carry-on may hold will do'],
])('“%s” finds %j: %s', (text, expected) => {
  expect(ask(text).ids).toEqual(expected);
});

test('letters inside a longer word are no match beside a type', () => {
  const { ids: found, dropped } = ask('toner set');
  expect({ first: found[0], total: found.length }).toEqual({ first: 60, total: 13 });
  expect(dropped.map(({ label }) => label)).toEqual(['set']);
});

test('the ingredient of an oil counts more than that it is an oil', () => {
  expect(ask('tea tree oil').ids[0]).toBe(90);
});

test('a stated rating is a condition', () => {
  const rated = createSearchIndex([
    product(1, 'Calm Serum', ['type:serum'], { rating: 4.5 }),
    product(2, 'Bright Serum', ['type:serum'], { rating: 4.6 }),
    product(3, 'New Serum', ['type:serum'], { rating: 0, reviewCount: 0 }),
  ]);
  const find = (search: string) =>
    rated.list({ ...anyProduct, search, sort: 'relevance', pageSize: 9, now }).ids;
  expect(find('serum rated above 4.5')).toEqual([2]);
  expect(find('serum with at least 4.5 stars')).toEqual([1, 2]);
  rated.updateRatings([{ id: 2, rating: 4, ratingCount: 2 }]);
  expect(find('serum with at least 4.5 stars')).toEqual([1]);
});

test('an order that the text asks for does not put traces first', () => {
  const { ids: found } = ask('cheapest retinol serum');
  expect(found).toHaveLength(12);
  expect(found).not.toContain(20);
});

test('words that a grammar puts at the same place stay in order when others are dropped', () => {
  const names = ['Lantern Quarry', 'Quarry Lantern', 'Lantern', 'Harbor'];
  const rows = names.map((name, at) => foundation(at + 1, name, []));
  const small = createSearchIndex(rows, plainGrammar);
  const query = { ...anyProduct, search: 'quarry+lantern harbor', now };
  const { ids: found, dropped } = small.list({ ...query, sort: 'relevance', pageSize: 40 });
  expect(dropped.map(({ label }) => label)).toEqual(['harbor']);
  expect(found).toEqual([2, 1]);
});
