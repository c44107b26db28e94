import { expect, test } from 'vitest';
import {
  isOpen,
  mayBecome,
  type PriceMatchState,
  priceMatchStates,
  productIdIn,
  verificationDue,
} from './price-match';

test('the promise runs out after 24 hours', () => {
  expect(verificationDue(new Date('2026-03-07T20:00:00Z'))).toEqual(
    new Date('2026-03-08T20:00:00Z'),
  );
});

test.each<[PriceMatchState, PriceMatchState[]]>([
  ['received', ['verifying', 'approved', 'declined']],
  ['verifying', ['approved', 'declined']],
  ['approved', []],
  ['declined', []],
])('%s may become %j', (from, to) => {
  expect(priceMatchStates.filter((state) => mayBecome(from, state))).toEqual(to);
  expect(isOpen(from)).toBe(to.length > 0);
});

test.each([
  ['https://glow.example/product/17', 17],
  ['https://glow.example/product/17/?utm=x#reviews', 17],
  ['https://glow.example/products/17', null],
  ['https://other.example/product/17', null],
  ['https://glow.example/product/99999999999', null],
  ['not an address', null],
])('%s names product %s', (address, id) => {
  expect(productIdIn('https://glow.example', address)).toBe(id);
});
