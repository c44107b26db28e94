import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLeftOut, leaveOutPart, quotePart } from './quote-part';

test.each([
  ['vitamin c serum under $20', 'vitamin c', '"vitamin c" serum under $20'],
  ['vitamin c serum under $20', 'serum', 'vitamin c "serum" under $20'],
  ['vitamin c serum under $20', 'under $20', 'vitamin c serum "under $20"'],
  ['serum', 'serum', '"serum"'],
  ['serum  for   acne', 'for   acne', 'serum "for   acne"'],
  ['a "b" c', '"b"', 'a "b" c'],
])('in %s, %s is quoted as %s', (text, part, quoted) => {
  const from = text.indexOf(part);
  expect(quotePart(text, { from, to: from + part.length })).toBe(quoted);
});

test.each([
  ['vitamin c serum under $20', 'under $20', 'vitamin c serum'],
  ['serum under $20 for acne', 'under $20', 'serum for acne'],
  ['under $20', 'under $20', ''],
])('%s without %s is %s', (text, part, rest) => {
  const from = text.indexOf(part);
  expect(leaveOutPart(text, { from, to: from + part.length })).toBe(rest);
});

test('keeps every word, whatever the part', () => {
  const words = (text: string) => text.replaceAll('"', ' ').split(/\s+/).filter(Boolean).join('');
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
      expect(words(quotePart(text, { from, to: from + length }))).toBe(words(text));
    }),
  );
});

test('a removed price or rating is left out, other parts are searched as words', () => {
  expect(isLeftOut({ kind: 'price', minCents: null, maxCents: 2_000 })).toBe(true);
  expect(isLeftOut({ kind: 'rating', min: 4.5 })).toBe(true);
  expect(isLeftOut({ kind: 'type', slug: 'serum' })).toBe(false);
});
