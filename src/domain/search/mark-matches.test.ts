import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldQuery, foldText } from './fold';
import { markMatches } from './mark-matches';

/** The text with its marks in brackets. */
const show = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Rose Serum', 'rose', '[Rose] Serum'],
  ['Rose Serum', 'ser', 'Rose [Ser]um'],
  ['Rose Serum', 'ROSE serum', '[Rose] [Serum]'],
  ['Rosé Sérum', 'serum rose', '[Rosé] [Sérum]'],
  ['Rose Se\u0301rum', 'serum', 'Rose [Se\u0301rum]'],
  ['Rose\u0301 Serum', 'rose', '[Rose\u0301] Serum'],
  ['Crème Brûlée', 'brulee', 'Crème [Brûlée]'],
  ['L’Oréal Lash', 'loreal', '[L’Oréal] Lash'],
  ['Straße 9', 'strasse', '[Straße] 9'],
  ['Anti-Aging Cream', 'antiaging', '[Anti-Aging] Cream'],
  ['Anti-Aging Cream', 'aging', 'Anti-[Aging] Cream'],
  ['Lip & Cheek', 'and', 'Lip [&] Cheek'],
  ['Vitamin C Cream', 'c', 'Vitamin [C] [C]ream'],
  ['Vitamin C Cream', 'vitamin c', '[Vitamin] [C] Cream'],
  ['Vital Cica Serum', 'vit c', '[Vit]al [C]ica Serum'],
  ['Vital Rich Serum', 'vit c ser', '[Vit]al Rich [Ser]um'],
  ['Vital Cica Serum', 'vit c ser', '[Vit]al Cica [Ser]um'],
  ['Vitamin-C Serum', 'vit c ser', '[Vit]amin-[C] [Ser]um'],
  ['Rich Vital Serum', 'c vital', 'Rich [Vital] Serum'],
  ['Primer', 'rime', 'P[rime]r'],
  ['Rose Prose', 'rose', '[Rose] Prose'],
  ['𝒜 Rose', 'rose', '𝒜 [Rose]'],
  ['Rose Serum', 'retinol', 'Rose Serum'],
  ['Rose Serum', '   ', 'Rose Serum'],
  ['', 'rose', ''],
])('%s searched for %s is %s', (text, query, expected) => {
  expect(show(text, query)).toBe(expected);
});

const anyText = fc.string({ unit: 'grapheme' });

test('the parts make up the text, and neighbors differ', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, query) => {
      const pieces = markMatches(text, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.text).not.toBe('');
        expect(piece.marked).not.toBe(pieces[index - 1]?.marked);
      }
    }),
  );
});

test('a word of the text matches itself', () => {
  const latin = fc.stringMatching(/^[a-zA-Zéüç]{1,12}$/);
  fc.assert(
    fc.property(fc.array(latin, { minLength: 1, maxLength: 4 }), fc.nat(), (words, pick) => {
      const word = words[pick % words.length] ?? '';
      const marked = markMatches(words.join(' '), word).filter((piece) => piece.marked);
      expect(marked.length).toBeGreaterThan(0);
      for (const piece of marked) {
        const [wanted = ''] = foldQuery(word);
        expect(foldText(piece.text).words.join('')).toContain(wanted);
      }
    }),
  );
});
