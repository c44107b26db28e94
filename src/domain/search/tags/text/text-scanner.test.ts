import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelWords } from './label-words';
import { isDenial } from './negation';
import { TextScanner } from './text-scanner';
import { vocabularyPhrases } from './vocabulary-phrases';

const rules = { mayStartPhrase: (word: string) => vocabularyPhrases.hasStart(word), isDenial };
const scanner = new TextScanner(rules);

/** The readable rule. */
function scanPlainly(text: string) {
  const words = labelWords(text);
  return {
    words,
    starts: words.flatMap((word, at) => (rules.mayStartPhrase(word) ? [at] : [])),
    hasDenial: words.some(isDenial),
  };
}

const pieces = [
  ...['Vitamin C', 'SPF50', '1.5', '1,000', '2.5.1', "women's", '’s', 'crème', 'l’huile', 'naïve'],
  ...[
    '—',
    '–',
    '&',
    '`',
    '.',
    ',',
    ' ',
    '\n',
    '/',
    '(',
    ')',
    ' without ',
    'not',
    'hyperpigmentation',
  ],
  ...['MOISTURISING', 'brushes', '纯', 'ß', 'İ', '٣', '™', '_', '-', '\0', '\u{1F600}', '\ud800'],
];

const codeUnit = (max: number) =>
  fc.integer({ min: 0, max }).map((code) => String.fromCharCode(code));

test('words are those of the readable rule', () => {
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: codeUnit(0xffff), maxLength: 30 }),
    fc.string({ unit: codeUnit(0x7f), maxLength: 40 }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(scanner.read(given)).toEqual(scanPlainly(given));
    }),
    { numRuns: 150 },
  );
});

test('words that share a slot do not replace each other in a text', () => {
  const words = Array.from({ length: 20_000 }, (_, number) => `word${number}x`);
  const text = words.join(' ');
  expect(scanner.read(text).words).toEqual(words);
  expect(scanner.read(text).words).toEqual(words);
});
