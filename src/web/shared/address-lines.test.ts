import { expect, test } from 'vitest';
import { addressLines } from './address-lines';

test.each([
  ['Glow, 1 Main Street, New York, NY 10001', ['Glow', '1 Main Street', 'New York, NY 10001']],
  [
    'Glow, 1 Main Street, New York, NY 10001-1234',
    ['Glow', '1 Main Street', 'New York, NY 10001-1234'],
  ],
  ['1 High Street, London,, W1A 1AA', ['1 High Street', 'London', 'W1A 1AA']],
  ['NY 10001', ['NY 10001']],
  ['', []],
])('%s', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
