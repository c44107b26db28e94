import { expect, test } from 'vitest';
import { anyProduct } from '~/domain/search/search-index';
import { aSearchProduct, searchedAt } from '../../../tests/factories/search-product';
import { createSearchIndex } from './create-search-index';

const index = createSearchIndex([
  aSearchProduct(1, 'Daily Sun Fluid SPF 50', 'skincare/sunscreen', ['type:sunscreen', 'spf:50']),
  aSearchProduct(2, 'Tender Sun Milk SPF 30', 'skincare/sunscreen', [
    'type:sunscreen',
    'spf:30',
    'claim:gentle:3',
  ]),
  aSearchProduct(3, 'Rich Cream', 'skincare/moisturizers', ['type:moisturizer']),
  aSearchProduct(4, 'Clear Serum', 'skincare/serums', ['type:serum', 'concern:acne:8']),
  aSearchProduct(16, 'Clear Wash', 'skincare/cleansers', ['type:cleanser', 'concern:acne:9']),
  aSearchProduct(5, 'Clay Mask', 'skincare/masks', ['type:clay-mask']),
  aSearchProduct(6, 'Velvet Eyeshadow', 'makeup/eyeshadow', [
    'type:eyeshadow',
    'claim:waterproof:3',
  ]),
  aSearchProduct(7, 'Satin Lipstick', 'makeup/lipstick', ['type:lipstick', 'claim:waterproof:3']),
  aSearchProduct(8, 'Coil and Curl Shampoo', 'haircare/shampoo', ['type:shampoo', 'hair:curly:3']),
  aSearchProduct(9, 'Plain Shampoo', 'haircare/shampoo', ['type:shampoo']),
  aSearchProduct(10, 'Multi for Women', 'supplements/multivitamins', [
    'type:multivitamin',
    'audience:women',
  ]),
  aSearchProduct(11, 'Daily Multi', 'supplements/multivitamins', ['type:multivitamin']),
  aSearchProduct(13, 'Waterproof Blowout Primer', 'haircare/styling', ['type:hair-styling']),
  aSearchProduct(14, 'Fig Gloss', 'makeup/lipstick', ['type:lip-gloss']),
  aSearchProduct(15, 'Sweetened Collagen Sticks', 'supplements/collagen', [
    'type:collagen-supplement',
  ]),
  aSearchProduct(17, 'Fig Perfume', 'fragrance/unisex', ['type:perfume', 'audience:unisex']),
  aSearchProduct(18, 'Iris Perfume', 'fragrance/women', ['type:perfume', 'audience:women']),
  aSearchProduct(12, 'Cedar Cologne', 'fragrance/men', ['type:cologne', 'audience:men']),
  aSearchProduct(19, 'Nail File in Midnight', 'tools/nail-tools', ['type:nail-file', 'shade:navy']),
  aSearchProduct(20, 'Nail Clipper', 'tools/nail-tools', ['type:nail-clipper']),
]);
const list = (search: string) =>
  index.list({ ...anyProduct, search, sort: 'relevance', pageSize: 12, now: searchedAt });

test.each([
  ['sunblock for kids', [2], 'no child is shown what only has the letters of “for”'],
  ['acne patches', [4], 'a type gives way to what it is for'],
  ['waterproof eyeliner', [6], 'a type gives way to its shelf'],
  ['waterproof primer', [6, 7], 'words count in the category of the type only'],
  ['body lotion', [3], 'a type gives way to the nearest'],
  ['benzoyl peroxide', [4, 16], 'an ingredient gives way to what it is for'],
  ['benzoyl peroxide wash', [16], 'and stays beside a type'],
  ['e.l.f. lipstick', [7], 'a letter is no beginning of a word'],
  ['shampoo for coily hair', [8, 9], 'a hair type gives way to the nearest'],
  ['stretch marks', [1, 2, 3, 4, 5, 16], 'a concern gives way to its category, not to a typo'],
  ['moisturizer with spf', [1, 2], 'a constraint stays when the type has none'],
  ['multivitamin for men', [11], 'nothing that is made for others'],
  ['matte blue nail polish', [19, 20], 'a shade of what is missing is no color of a tool'],
])('“%s” finds %j: %s', (text, expected) => {
  expect(list(text).ids.toSorted((a, b) => a - b)).toEqual(expected);
});

test('what comes nearest is not repeated, but what comes next', () => {
  const { understood } = list('spot treatment for acne');
  expect(understood.map(({ label }) => label)).toEqual(['Serums', 'Acne']);
});

test('a type that gave way to what it is for is still a kind of product', () => {
  expect(list('acne spot treatment').ids).toEqual([4]);
  const { understood } = list('spot treatment');
  expect(understood.map(({ label }) => label)).toEqual(['Acne', 'Serums']);
});

test.each(['without', 'not', 'under', 'less than', 'no'])(
  '“%s” alone shows everything and says so',
  (text) => {
    const { total, dropped } = list(text);
    expect(total).toBe(20);
    expect(dropped.map(({ label }) => label)).toEqual([text.split(' ')[0]]);
  },
);

test('a word that names have is looked for, even if it says little', () => {
  expect(list('for')).toMatchObject({
    ids: [10, ...Array(11).fill(expect.anything())],
    dropped: [],
  });
});

test('a named scent for everyone is also for women', () => {
  expect(list('fig perfume for women')).toMatchObject({ ids: [17, 18], dropped: [] });
});

test('a shade that a type lacks gives way to the nearest', () => {
  const shaded = createSearchIndex([
    aSearchProduct(1, 'Gloss in Guava', 'makeup/lipstick', ['type:lip-gloss', 'shade:pink']),
    aSearchProduct(2, 'Gloss in Brown Sugar', 'makeup/lipstick', ['type:lip-gloss', 'shade:brown']),
    aSearchProduct(3, 'Lipstick in Mauve', 'makeup/lipstick', ['type:lipstick', 'shade:mauve']),
  ]);
  const query = {
    ...anyProduct,
    search: 'mauve lip gloss',
    sort: 'relevance',
    pageSize: 9,
    now: searchedAt,
  } as const;
  expect(shaded.list(query).ids).toEqual([1]);
});

test('a skin tone is a shade of makeup and nothing else', () => {
  const index = createSearchIndex([
    aSearchProduct(1, 'Concealer in Walnut', 'makeup/concealer', [
      'type:concealer',
      'shade:deep',
      'concern:dark-spots:4',
    ]),
    aSearchProduct(2, 'Arbutin Serum', 'skincare/serums', ['type:serum', 'concern:dark-spots:8']),
    aSearchProduct(3, 'Blush in Dark Skin', 'makeup/blush', ['type:blush', 'concern:dark-spots:2']),
  ]);
  const idsOf = (search: string) =>
    index.list({ ...anyProduct, search, sort: 'relevance', pageSize: 9, now: searchedAt }).ids;
  expect(idsOf('concealer for dark skin')).toEqual([1]);
  expect(idsOf('products for dark skin')).toEqual([1]);
  expect(idsOf('dark spots on dark skin')).toEqual([2, 1, 3]);
  expect(idsOf('serum for dark skin')).toEqual([2]);
});

test('an ingredient gives way to a concern of another part of the body', () => {
  const index = createSearchIndex([
    aSearchProduct(1, 'Clear Serum', 'skincare/serums', ['type:serum', 'concern:acne:8']),
    aSearchProduct(2, 'Tea Tree Shampoo', 'haircare/shampoo', [
      'type:shampoo',
      'ingredient:tea-tree:9',
    ]),
    aSearchProduct(3, 'Snail Cream', 'skincare/moisturizers', [
      'type:moisturizer',
      'ingredient:snail-mucin:9',
    ]),
  ]);
  const idsOf = (search: string) =>
    index.list({ ...anyProduct, search, sort: 'relevance', pageSize: 9, now: searchedAt }).ids;
  expect(idsOf('tea tree for pimples')).toEqual([1]);
  expect(idsOf('tea tree shampoo for pimples')).toEqual([2]);
  expect(idsOf('snail mucin for pimples')).toEqual([3]);
  expect(idsOf('tea tree')).toEqual([2]);
});

test('a concentration is a whole number', () => {
  const index = createSearchIndex(
    ['0.1%', '0.5%', '1%', '1.5%', '15%'].map((percent, at) =>
      aSearchProduct(at + 1, `Bakuchiol ${percent} Serum`, 'skincare/serums', ['type:serum']),
    ),
  );
  const idsOf = (search: string) =>
    index.list({ ...anyProduct, search, sort: 'relevance', pageSize: 9, now: searchedAt }).ids;
  expect(idsOf('bakuchiol 1%')[0]).toBe(3);
  expect(idsOf('bakuchiol 0.5%')).toEqual([2]);
  expect(idsOf('bakuchiol .5%')).toEqual([2]);
  expect(idsOf('bakuchiol 1.5%')).toEqual([4]);
});

test('a type that only names have is found by its words', () => {
  expect(list('multi')).toMatchObject({ ids: [10, 11], dropped: [] });
});

test('the opposite of a word is not taken for a typo', () => {
  expect(list('unsweetened').total).toBe(0);
  expect(list('unsweetened collagen').dropped.map(({ label }) => label)).toEqual(['unsweetened']);
  expect(list('sweetned sticks').ids).toEqual([15]);
});

test('a set gives way to what it is for', () => {
  const withSet = createSearchIndex([
    aSearchProduct(1, 'Brush Set', 'tools/makeup-brushes', ['type:gift-set']),
    aSearchProduct(2, 'Firming Cream', 'skincare/moisturizers', [
      'type:moisturizer',
      'concern:wrinkles:9',
    ]),
  ]);
  const find = (search: string) =>
    withSet.list({ ...anyProduct, search, sort: 'relevance', pageSize: 9, now: searchedAt });
  const { ids, dropped } = find('anti aging gift set');
  expect({ ids, dropped: dropped.map(({ label }) => label) }).toEqual({
    ids: [2],
    dropped: ['Gift sets'],
  });
  expect(find('gift set').ids).toEqual([1]);
});
