import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCompleter } from './completer';
import { compareTexts } from './sorted-texts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 5 });

test('returns the first entries that begin with a typed text, those of equal rank once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ text, rank: fc.nat(12) }), { maxLength: 40 }),
      fc.array(text, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 1, max: 4 }),
      (unsorted, typed, limit) => {
        const entries = unsorted.toSorted((a, b) => compareTexts(a.text, b.text));
        const complete = createCompleter(
          entries,
          (entry) => entry.text,
          (a, b) => a.rank - b.rank,
        );
        const begun = entries.filter((entry) =>
          typed.some((start) => entry.text.startsWith(start)),
        );
        const ranks = [...new Set(begun.map(({ rank }) => rank))].sort((a, b) => a - b);
        expect(complete(typed, limit).map(({ rank }) => rank)).toEqual(ranks.slice(0, limit));
      },
    ),
  );
});
