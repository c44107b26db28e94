import { expect, test } from 'vitest';
import { isNothing, nothingOwn, parseStored, toPreferences } from './own-preferences';

const own = { ...nothingOwn, avoid: [{ slug: 'talc', name: 'Talc' }], hides: true };

test('what a device stores is read again', () => {
  expect(parseStored(JSON.stringify(own))).toEqual(own);
  expect(toPreferences(own)).toMatchObject({ avoid: ['talc'], hides: true });
  expect(isNothing(own)).toBe(false);
  expect(isNothing({ ...nothingOwn, hides: true })).toBe(true);
});

test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  '{"avoid":[1]}',
  JSON.stringify({ ...own, avoid: 'talc' }),
])('%j is ignored', (text) => {
  expect(parseStored(text)).toBeNull();
});

test('a list that grew too long is cut', () => {
  const avoid = Array.from({ length: 600 }, (_, at) => ({ slug: `s-${at}`, name: 'x' }));
  expect(parseStored(JSON.stringify({ ...own, avoid }))?.avoid).toHaveLength(500);
});
