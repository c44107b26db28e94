import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryLimits } from '../fold';
import { normalizeWord, singular } from './normalize-word';
import { tokenize } from './tokenize';

test.each([
  ['brushes', 'brush'],
  ['eyelashes', 'eyelash'],
  ['berries', 'berry'],
  ['glosses', 'gloss'],
  ['gloss', 'gloss'],
  ['roses', 'rose'],
  ['sizes', 'size'],
  ['citrus', 'citrus'],
  ['gas', 'gas'],
  ['lips', 'lip'],
])('the singular of %s is %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});

test.each([
  ['moisturisers', 'moisturizer'],
  ['colour', 'color'],
  ['colours', 'color'],
  ['grey', 'gray'],
  ['sulphates', 'sulfate'],
  ['ageing', 'aging'],
  ['pallete', 'palette'],
  ['mens', 'men'],
  ['woman', 'women'],
  ['scrunchies', 'scrunchy'],
  ['scrunchie', 'scrunchy'],
])('%s is compared as %s', (word, expected) => {
  expect(normalizeWord(word)).toBe(expected);
});

test.each([
  ['SPF50', 'spf 50'],
  ['30ml', '30 ml'],
  ['serum30ml', 'serum 30 ml'],
  ['1.7oz', '1.7 oz'],
  ['$1,000', '1000'],
  ['4c B5 Q10 24k', '4c b5 q10 24k'],
  ['l’Oréal', 'loreal'],
  ['Moss & Rye', 'moss and rye'],
  ['w/o', 'without'],
  ['anti-aging', 'anti aging'],
  ['\u0000💄 \u202eserum', 'serum'],
  ['保湿', '保湿'],
])('the words of %s are %s', (text, expected) => {
  expect(
    tokenize(text)
      .tokens.map((token) => token.text)
      .join(' '),
  ).toBe(expected);
});

test('words in quotation marks are literal; an unclosed one means nothing', () => {
  const literal = (text: string) =>
    tokenize(text).tokens.flatMap((token) => (token.isLiteral ? [token.text] : []));
  expect(literal('a "b c" d “e” f')).toEqual(['b', 'c', 'e']);
  expect(literal('a "b c')).toEqual([]);
  expect(literal('"a" "b')).toEqual(['a']);
});

test('tokens lie in order within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      let end = 0;
      for (const { from, to, gap } of tokenize(text).tokens) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(gap).toBe(text.slice(end, from));
        end = to;
      }
      expect(end).toBeLessThanOrEqual(Math.min(text.length, queryLimits.maxCharacters));
    }),
  );
});
