import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favoriteSorts } from '~/domain/favorites/favorites';
import { readSavedView, savedViewHref } from './saved-view';

test('leaves out defaults', () => {
  expect(savedViewHref({ list: null, sort: 'newest', page: 1 })).toBe('/favorites');
});

test('round-trips through the URL', () => {
  const shown = fc.record({
    list: fc.option(fc.uuid()),
    sort: fc.constantFrom(...favoriteSorts),
    page: fc.integer({ min: 1, max: 1_000 }),
  });
  fc.assert(
    fc.property(shown, (one) => {
      const { search } = new URL(savedViewHref(one), 'http://site');
      expect(readSavedView(new URLSearchParams(search))).toEqual(one);
    }),
  );
});

test('reads any query string', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { sort, page } = readSavedView(new URLSearchParams(text));
      expect(favoriteSorts).toContain(sort);
      expect(Number.isInteger(page) && page >= 1).toBe(true);
    }),
  );
});

test.each(['0', '-1', '1.5', 'x', '', '99999999999', '1e3'])('reads page %s as page 1', (page) => {
  expect(readSavedView(new URLSearchParams({ page })).page).toBe(1);
});
