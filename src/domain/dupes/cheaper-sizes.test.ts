import { expect, test } from 'vitest';
import { cheaperSizes } from './cheaper-sizes';
import { describePackage } from './package-difference';

const sized = (id: number, name: string, amount: number, bestPriceCents: number) => ({
  ...{ id, name, bestPriceCents },
  size: { amount, unit: 'ml' as const },
});
const product = sized(1, 'Dew Drops Serum', 30, 3_000);

test.for([
  ['a larger size', sized(2, 'Dew Drops Serum', 50, 3_000), 'larger'],
  ['a smaller size', sized(2, 'Mini Dew Drops Serum', 10, 500), 'smaller'],
  ['a refill of the same size', sized(2, 'Dew Drops Serum Refill', 30, 2_000), 'refill'],
  ['a larger refill', sized(2, 'Dew Drops Serum Refill', 60, 3_000), 'refill'],
  ['the same size under another name', sized(2, 'Mini Dew Drops Serum', 30, 2_000), 'equal'],
] as const)('%s', ([, other, difference]) => {
  expect(cheaperSizes(product, [other])).toMatchObject([{ variant: other, difference }]);
});

test('a refill is compared with another refill by its size', () => {
  const [large] = cheaperSizes({ ...product, name: 'Dew Drops Serum Refill' }, [
    sized(2, 'Dew Drops Serum Refill', 60, 3_000),
  ]);
  expect(large?.difference).toBe('larger');
});

test('the cheapest comes first, each kind of package once', () => {
  const found = cheaperSizes(product, [
    sized(2, 'Dew Drops Serum', 50, 4_000),
    sized(3, 'Jumbo Dew Drops Serum', 100, 5_000),
    sized(4, 'Dew Drops Serum', 100, 4_900),
    sized(5, 'Dew Drops Serum Refill', 100, 6_000),
    // Less than a tenth cheaper.
    sized(6, 'Mini Dew Drops Serum', 10, 950),
  ]);
  expect(found.map(({ variant }) => variant.id)).toEqual([4, 5, 2]);
});

test('words for each difference start in the same way', () => {
  expect(describePackage('larger')).toBe('Same product, larger size');
  expect(describePackage('refill')).toBe('Same product, as a refill');
});
