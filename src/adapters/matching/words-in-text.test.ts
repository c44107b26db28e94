import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashLetters, WordsInText } from './words-in-text';

const letters = fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: 1, maxLength: 6 });

test('finds exactly the known words in a text, ignoring case', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 60 }), letters, (known, asked) => {
      const words = new WordsInText<{ text: string }>();
      for (const text of known) words.add({ text }, hashLetters(text) ?? 0);
      for (const text of [...known, asked]) {
        const inside = `-${text.toUpperCase()}-`;
        const found = words.find(inside, 1, 1 + text.length, hashLetters(text) ?? 0);
        expect(found?.text).toBe(known.includes(text) ? text : undefined);
      }
    }),
  );
});

test('finds thousands of words until cleared', () => {
  const words = new WordsInText<{ text: string }>();
  const texts = Array.from({ length: 5_000 }, (_, at) =>
    at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit))),
  );
  const distinct = [...new Set(texts)];
  for (const text of distinct) words.add({ text }, hashLetters(text) ?? 0);
  const find = (text: string) => words.find(text, 0, text.length, hashLetters(text) ?? 0);
  expect(distinct.filter((text) => find(text)?.text !== text)).toEqual([]);
  words.clear();
  expect(distinct.filter((text) => find(text) !== null)).toEqual([]);
});

test.each(['x1', 'crème', "l'eau", 'a b', '\u212a'])(
  '%s does not consist of letters a to z',
  (text) => {
    expect(hashLetters(text)).toBeNull();
  },
);
