import { expect, test } from 'vitest';
import {
  type AlertChoice,
  initialChoice,
  offeredKinds,
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
  ['with shipping, another store is the best', { withShipping: true }, 22],
  ['per fl oz', { kind: 'unit-price-below' }, 40],
  ['per fl oz, with shipping', { kind: 'unit-price-below', withShipping: true }, 44],
  ['a store that is sold out', { store: 'c' }, null],
])('today: %s', (_, given, expected) => {
  expect(todayValue(options, choice(given))).toBe(expected);
});

test('an untouched form sends the suggestion, 5% below today’s best', () => {
  expect(suggestedPrice(20)).toBe('19.00');
  expect(readChoice(options, choice())).toEqual({
    body: { kind: 'price-below', price: 19, percent: null, store: null, withShipping: false },
    problems: {},
  });
});

test.each<[string, Partial<AlertChoice>, string[]]>([
  ['a price that is none', { price: 'cheap' }, ['price']],
  ['today’s price', { price: '20' }, ['price']],
  ['a lower price', { price: '$18.5' }, []],
  ['no percent', { kind: 'drop', percent: '' }, ['percent']],
  ['some percent', { kind: 'drop', percent: '25' }, []],
  ['back in stock while it is there', { kind: 'back-in-stock' }, ['kind']],
  ['back in stock where it is sold out', { kind: 'back-in-stock', store: 'c' }, []],
])('%s', (_, given, fields) => {
  expect(Object.keys(readChoice(options, choice(given)).problems)).toEqual(fields);
});

test.each<[string, string | null, string, string[]]>([
  ['in stock', 'per fl oz', '', ['price-below', 'drop', 'unit-price-below']],
  ['of unknown size', null, '', ['price-below', 'drop']],
  [
    'sold out at the store',
    'per fl oz',
    'c',
    ['price-below', 'drop', 'back-in-stock', 'unit-price-below'],
  ],
])('what is offered for a product that is %s', (_, unit, store, kinds) => {
  expect(offeredKinds({ stores, unit }, store)).toEqual(kinds);
});

test('what nobody sells is waited for to come back', () => {
  expect(initialChoice({ stores: stores.slice(2) }, undefined).kind).toBe('back-in-stock');
});
