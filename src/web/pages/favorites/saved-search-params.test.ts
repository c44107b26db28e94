import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouriteSorts } from '~/domain/favorites/favourites';
import { readShown, writeShown } from './saved-search-params';

test('the beginning of the first list needs no words', () => {
  expect(writeShown({ list: null, sort: 'newest', page: 1 })).toBe('/favorites');
});

test('what is written is read again as it was', () => {
  const shown = fc.record({
    list: fc.option(fc.uuid()),
    sort: fc.constantFrom(...favouriteSorts),
    page: fc.integer({ min: 1, max: 1_000 }),
  });
  fc.assert(
    fc.property(shown, (one) => {
      const { search } = new URL(writeShown(one), 'http://site');
      expect(readShown(new URLSearchParams(search))).toEqual(one);
    }),
  );
});

test('whatever stands there, something can be shown', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { sort, page } = readShown(new URLSearchParams(text));
      expect(favouriteSorts).toContain(sort);
      expect(Number.isInteger(page) && page >= 1).toBe(true);
    }),
  );
});

test.each(['0', '-1', '1.5', 'x', '', '99999999999', '1e3'])('page %s is the first', (page) => {
  expect(readShown(new URLSearchParams({ page })).page).toBe(1);
});
