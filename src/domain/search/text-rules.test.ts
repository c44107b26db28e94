import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldQuery, foldText, queryLimits } from './fold';
import { matchRank } from './suggestion-ranking';
import { allowedEdits, isNear } from './typo';

describe('folding', () => {
  test.each([
    ['L’Oréal PARIS', 'loreal paris', ''],
    ["L'Oreal", 'loreal', ''],
    ['L´Oréal', 'loreal', ''],
    ['Dot & Key', 'dot and key', ''],
    ['H&M', 'h and m', ''],
    ['Anti-Aging Cream', 'anti aging cream', 'antiaging'],
    ['all‑in‑one - new', 'all in one new', 'allinone'],
    ['Nº5 Œuvre Straße Øl', 'no5 oeuvre strasse ol', ''],
    ['SPF 50+ (1.7 oz)', 'spf 50 1.7 oz', ''],
    ['SPF50 30ml', 'spf50 30ml', 'spf 50 30 ml'],
    ['Diorshow™ Mascara®', 'diorshow mascara', ''],
    ['保湿クリーム', '保湿クリーム', ''],
    ['💄\u0000\ud800 .*[', '', ''],
  ])('%s', (text, words, compounds) => {
    expect(foldText(text).words.join(' ')).toBe(words);
    expect(foldText(text).compounds.join(' ')).toBe(compounds);
  });

  test('truncates a query to its limits', () => {
    expect(foldQuery('x'.repeat(10_000))).toEqual(['x'.repeat(queryLimits.maxWordLength)]);
    expect(foldQuery('a b '.repeat(5_000))).toHaveLength(queryLimits.maxWords);
    expect(foldQuery(' \t\n')).toEqual([]);
  });
});

describe('typos', () => {
  test.each([
    ['sreum', 'serum', true],
    ['serun', 'serum', true],
    ['seum', 'serum', true],
    ['sserum', 'serum', true],
    ['esrum', 'serum', true],
    ['moitsu', 'moisturizer', true],
    ['moistruzer', 'moisturizer', true],
    ['srmue', 'serum', false],
    ['oistu', 'moisturizer', false],
    ['lip', 'lap', false],
    ['mascera', 'masque', false],
    ['unflavored', 'flavored', false],
    ['unflavord', 'unflavored', true],
    ['unscented', 'scented', false],
  ])('%s for %s: %s', (typed, word, near) => {
    const edits = allowedEdits(typed);
    expect(edits > 0 && isNear(typed, word, edits)).toBe(near);
  });

  /** The textbook recursion for the optimal string alignment distance. */
  function distance(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const same = a.at(-1) === b.at(-1);
    if (same) return distance(a.slice(0, -1), b.slice(0, -1));
    const swapped = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    return (
      1 +
      Math.min(
        distance(a.slice(0, -1), b),
        distance(a, b.slice(0, -1)),
        distance(a.slice(0, -1), b.slice(0, -1)),
        swapped ? distance(a.slice(0, -2), b.slice(0, -2)) : Number.POSITIVE_INFINITY,
      )
    );
  }

  test('agree with the textbook distance', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (first, second, edits) => {
        const [typed, known] = [first.join(''), second.join('')];
        const beginnings =
          first[0] === second[0] ? second.map((_, at) => known.slice(0, at + 1)) : [];
        const minDistance = Math.min(
          ...[known, ...beginnings].map((text) => distance(typed, text)),
        );
        // Query words are always longer than their allowed edits.
        fc.pre(typed.length > edits);
        expect(isNear(typed, known, edits)).toBe(minDistance <= edits);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('ranks equal titles first, then prefixes, then words inside', () => {
  const rank = (query: string, name: string, brand: string) =>
    matchRank(query.split(' '), { name: name.split(' '), brand: brand.split(' ') }, [
      ...name.split(' '),
      ...brand.split(' '),
    ]);
  expect(rank('rose', 'rose', 'dior')).toBe(0);
  expect(rank('dior', 'rose', 'dior')).toBe(0);
  expect(rank('rose w', 'rose water', 'dior')).toBe(1);
  expect(rank('maison d', 'rose water', 'maison dior')).toBe(2);
  // One word alone: popularity decides between the beginning of a title and of any word.
  expect(rank('dio', 'rose water', 'dior')).toBe(3);
  expect(rank('serums', 'rose serum', 'dior')).toBe(3);
  expect(rank('wat', 'rose water', 'dior')).toBe(3);
  expect(rank('ose wat', 'rose water', 'dior')).toBe(4);
  expect(rank('lily', 'rose water', 'dior')).toBeNull();
  // A single letter between words is a word; at the end it begins one.
  expect(rank('vit c ser', 'vital cica serum', 'dior')).toBeNull();
  expect(rank('vit c ser', 'glow serum vitamin c', 'dior')).toBe(3);
  expect(rank('serum c', 'vital cica serum', 'dior')).toBe(3);
  expect(rank('serum c', 'rich serum', 'dior')).toBeNull();
  // What is typed may begin inside a word.
  expect(rank('n c se', 'vitamin c serum', 'dior')).toBe(4);
});
