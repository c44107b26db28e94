import { expect, test } from 'vitest';
import { readTitle } from '../titles/read-title';
import { isOtherSize } from './other-size';

const read = (name: string) => readTitle({ name, brand: 'Lumivera' });

test.each([
  ['Dew Drops Serum 30 ml', 'Dew Drops Serum 50 ml', true],
  ['Dew Drops Serum 50 ml', 'Serum Dew Drops Jumbo 100 ml', true],
  ['Dew Drops Serum 50 ml', 'Mini Dew Drops Serum 5 ml', true],
  ['Dew Drops Serum 50 ml', 'Dew Drops Serum Refill 100 ml', true],
  ['Dew Drops Serum 50 ml', 'Dew Drops Serum 50 ml', false],
  ['Dew Drops Serum 50 ml', 'Dew Drops Serum', false],
  ['Dew Drops Serum 50 ml', 'Dew Drops Cream 100 ml', false],
  ['Moonlight Eau de Parfum 50 ml', 'Moonlight Eau de Toilette 100 ml', false],
  ['Sun Fluid SPF 30 50 ml', 'Sun Fluid SPF 50 100 ml', false],
  ['Retinol 0.5% Serum 30 ml', 'Retinol 1% Serum 50 ml', false],
  ['Dew Drops Serum 30 ml', 'Dew Drops Serum Set 100 ml', false],
])('%s, %s: %s', (one, other, expected) => {
  expect(isOtherSize(read(one), read(other))).toBe(expected);
  expect(isOtherSize(read(other), read(one))).toBe(expected);
});

test('another brand has no other size', () => {
  for (const brand of ['Oak & Iron', undefined]) {
    const other = readTitle({ name: 'Dew Drops Serum 50 ml', brand });
    expect(isOtherSize(read('Dew Drops Serum 30 ml'), other)).toBe(false);
  }
});
