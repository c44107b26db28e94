import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNear } from '~/domain/search/typo';
import { runToCompletion } from './steps';
import { buildDictionary, findWords } from './word-dictionary';

/** Few letters, so that typos often lead to other words. */
const word = (minLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength, maxLength: 12 });

test.each([
  ['one-edit', 1, 4],
  ['two-edits', 2, 8],
] as const)('with %s finds the same words as plain comparison', (reach, edits, least) => {
  fc.assert(
    fc.property(fc.uniqueArray(word(1), { maxLength: 30 }), word(least), (known, typed) => {
      const dictionary = runToCompletion(buildDictionary(known));
      const found = findWords(dictionary, typed, reach).map((place) => dictionary.words[place]);
      const expected = known.filter(
        (other) => other.includes(typed) || isNear(typed, other, edits),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 2_000 },
  );
});
