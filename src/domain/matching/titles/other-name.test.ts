import { expect, test } from 'vitest';
import { underOtherName } from './other-name';
import { readTitle } from './read-title';

const titleOf = (name: string) => readTitle({ brand: 'Glow House', name });
const under = (product: string, other: string) => underOtherName(titleOf(product), titleOf(other));

test.each([
  ['Aurora Serum 30 ml', 'Halcyon Tide', 'Halcyon Tide 30 ml'],
  ['Aurora Serum 30 ml', 'Halcyon Tide 31 ml', 'Halcyon Tide 30 ml'],
  ['Aurora Serum', 'Halcyon Tide 30 ml', 'Halcyon Tide 30 ml'],
  ['Aurora Cream SPF 30', 'Halcyon Tide', 'Halcyon Tide SPF 30'],
  ['Aurora Cream', 'Halcyon Tide SPF 30', 'Halcyon Tide SPF 30'],
  ['Mini Aurora Cream', 'Halcyon Tide', 'Mini Halcyon Tide'],
  ['Aurora Serum 10%', 'Halcyon Tide', 'Halcyon Tide 10%'],
  ['Aurora Eau de Toilette', 'Halcyon Tide', 'Halcyon Tide Eau de Toilette'],
])('%s under the name %s is %s', (product, other, expected) => {
  expect(under(product, other)).toEqual(titleOf(expected));
});
