import { expect, test } from 'vitest';
import { offeredKinds } from './offered-kinds';

const stores = [
  { slug: 'a', inStock: true },
  { slug: 'c', inStock: false },
];

test.each<[string, string | null, string, string[]]>([
  ['in stock', 'per fl oz', '', ['price-below', 'drop', 'unit-price-below']],
  ['of unknown size', null, '', ['price-below', 'drop']],
  [
    'out of stock at the store',
    'per fl oz',
    'c',
    ['price-below', 'drop', 'back-in-stock', 'unit-price-below'],
  ],
])('alert kinds for a product that is %s', (_, unit, store, kinds) => {
  expect(offeredKinds({ stores, unit }, store)).toEqual(kinds);
});
