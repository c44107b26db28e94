import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTarget } from './search-target';

test.each(['', ' ', '\t\n', '\u00a0'])('blank text %j leads nowhere', (text) => {
  expect(searchTarget(text)).toBeNull();
});

const typed = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '');

test('whatever is typed arrives trimmed at the listing', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const url = new URL(searchTarget(text) ?? '', 'http://glowfare.test');
      expect(url.pathname).toBe('/products');
      expect([...url.searchParams]).toEqual([['search', text.trim()]]);
    }),
  );
});

test('half a character, as a broken paste leaves it, does not throw', () => {
  expect(searchTarget('rose \ud83d')).toBe('/products?search=rose%20%EF%BF%BD');
});
