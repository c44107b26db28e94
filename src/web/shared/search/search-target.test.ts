import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTarget } from './search-target';

test.each(['', ' ', '\t\n', '\u00a0'])('returns null for blank text %j', (text) => {
  expect(searchTarget(text)).toBeNull();
});

const typed = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');

test('leads to the listing with the trimmed text', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const url = new URL(searchTarget(text) ?? '', 'http://glowfare.test');
      expect(url.pathname).toBe('/products');
      expect([...url.searchParams]).toEqual([['search', text.trim()]]);
    }),
  );
});

test('does not throw on a lone surrogate', () => {
  expect(searchTarget('rose \ud83d')).toBe('/products?search=rose%20%EF%BF%BD');
});
