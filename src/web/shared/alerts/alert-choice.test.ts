import { expect, test } from 'vitest';
import {
  type AlertChoice,
  initialChoice,
  readChoice,
  suggestedPrice,
  todayValue,
} from './alert-choice';

const stores = [
  {
    slug: 'a',
    name: 'A',
    inStock: true,
    price: 20,
    delivered: 25.99,
    unitPrice: 40,
    deliveredUnitPrice: 51.98,
  },
  {
    slug: 'b',
    name: 'B',
    inStock: true,
    price: 22,
    delivered: 22,
    unitPrice: 44,
    deliveredUnitPrice: 44,
  },
  {
    slug: 'c',
    name: 'C',
    inStock: false,
    price: 1,
    delivered: 1,
    unitPrice: 2,
    deliveredUnitPrice: 2,
  },
];
const options = {
  product: { id: 1, name: 'P', brand: 'B' },
  unit: 'per fl oz',
  stores,
  alerts: [],
};
const choice = (given: Partial<AlertChoice> = {}): AlertChoice => ({
  ...initialChoice(options, undefined),
  ...given,
});

test.each<[string, Partial<AlertChoice>, number | null]>([
  ['the best of all stores', {}, 20],
  ['one store', { store: 'b' }, 22],
  ['including shipping, a different store is best', { withShipping: true }, 22],
  ['per fl oz', { kind: 'unit-price-below' }, 40],
  ['per fl oz, with shipping', { kind: 'unit-price-below', withShipping: true }, 44],
  ['an out-of-stock store', { store: 'c' }, null],
])('current value: %s', (_, given, expected) => {
  expect(todayValue(options, choice(given))).toBe(expected);
});

test('suggests 5% below today’s best price by default', () => {
  expect(suggestedPrice(20)).toBe('19.00');
  expect(readChoice(options, choice())).toEqual({
    body: { kind: 'price-below', price: 19, percent: null, store: null, withShipping: false },
    problems: {},
  });
});

test.each<[string, Partial<AlertChoice>, string[]]>([
  ['an invalid price', { price: 'cheap' }, ['price']],
  ['today’s price', { price: '20' }, ['price']],
  ['a lower price', { price: '$18.5' }, []],
  ['no percentage', { kind: 'drop', percent: '' }, ['percent']],
  ['a percentage', { kind: 'drop', percent: '25' }, []],
  ['back in stock while it is in stock', { kind: 'back-in-stock' }, ['kind']],
  ['back in stock at an out-of-stock store', { kind: 'back-in-stock', store: 'c' }, []],
])('%s', (_, given, fields) => {
  expect(Object.keys(readChoice(options, choice(given)).problems)).toEqual(fields);
});

test('suggests a back-in-stock alert for a product that is out of stock everywhere', () => {
  expect(initialChoice({ stores: stores.slice(2) }, undefined).kind).toBe('back-in-stock');
});
