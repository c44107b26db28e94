import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefill, sameProductHash } from './same-product';

const hash = (name: string, brandId = 1) => sameProductHash({ brandId, name });

test.for([
  ['Mini Dew Drops Serum', 'Dew Drops Serum'],
  ['Dew Drops Serum - Travel Size', 'Dew Drops Serum'],
  ['Jumbo Dew Drops Serum', 'Dew Drops Serum 1.7 oz / 50 ml'],
  ['Dew Drops Serum Value Size', 'Dew Drops™ Serum'],
  ['Dew Drops Serum Refill', 'Dew Drops Serum'],
  ['Night Eau de Parfum Travel Spray', 'Night Eau de Parfum'],
  ['Night Eau de Parfum Rollerball', 'Night Eau de Parfum'],
  ['Liquid Eye Liner', 'liquid eyeliner'],
  ['Crème Solaire', 'Creme Solaire'],
  ['Night Cream No. 4', 'Night Cream No 4'],
  ['Mini Rice and Plum Wash', 'The Rice & Plum Wash'],
  ['Refillable Dew Drops Serum', 'Dew Drops Serum'],
] as const)('%s is %s in another package', ([one, other]) => {
  expect(hash(one)).toBe(hash(other));
});

test.for([
  ['Dew Drops Serum Set', 'Dew Drops Serum'],
  ['Dew Drops Serum Duo', 'Dew Drops Serum'],
  ['Dew Drops Serum Duo', 'Dew Drops Serum Trio'],
  ['Night Eau de Parfum', 'Night Eau de Toilette'],
  ['Peel 10%', 'Peel 20%'],
  ['Peel 1.5%', 'Peel 15%'],
  ['Day Cream SPF 30', 'Day Cream SPF 50'],
  ['Velvet Lipstick Ruby', 'Velvet Lipstick Plum'],
  ['Travel Spray', 'Rollerball'],
] as const)('%s is not %s', ([one, other]) => {
  expect(hash(one)).not.toBe(hash(other));
});

test('another brand has another product', () => {
  expect(hash('Dew Drops Serum', 1)).not.toBe(hash('Dew Drops Serum', 2));
});

const words = fc.constantFrom(
  'Dew',
  'Crème',
  'Serum',
  'SPF 30',
  'Set',
  'No. 4',
  '10%',
  '&',
  'The',
  'N°5',
);
const sizeWords = fc.constantFrom('Mini', 'Travel Size', 'Jumbo', '30 ml', '1.7 oz', 'Refill');

test('words for sizes make no difference, wherever they stand', () => {
  const names = fc.tuple(fc.array(words), sizeWords, fc.array(words));
  fc.assert(
    fc.property(names, ([before, size, after]) => {
      const own = ['Glow', ...before];
      expect(hash([...own, size, ...after].join(' '))).toBe(hash([...own, ...after].join(' ')));
    }),
  );
});

test('a refill says so', () => {
  expect(isRefill('Dew Drops Serum Refill')).toBe(true);
  expect(isRefill('Refillable Dew Drops Serum')).toBe(false);
});
