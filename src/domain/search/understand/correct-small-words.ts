import type { Token, TokenizedText } from '../text/tokenize';
import { isNear } from '../typo';
import { stopWords } from '../vocabulary/query-words';
import { TypoCorrector } from './correct-typos';
import { isAmountWord } from './limits/read-amounts';

const minLength = 4;

/** Words that state a limit, before a number: "udner $20". */
const beforeNumbers = correctorOf(
  'under|below|above|over|between|less|more|than|least|most|maximum|minimum|within|around|about',
);
/** Words after a number. */
const behindNumbers = correctorOf('dollar|dollars|bucks|ounce|ounces|less|more|under|over|below');

function correctorOf(words: string): TypoCorrector {
  return new TypoCorrector(new Map(words.split('|').map((word) => [word, 1])));
}

const sortedLetters = (word: string): string => [...word].sort().join('');
const stopWordByLetters = new Map(
  stopWords
    .filter((word) => word.length >= minLength)
    .map((word) => [sortedLetters(word), word] as const),
);

/**
 * Corrects small words that nothing in the vocabulary or the catalog explains: beside a number those of a limit, elsewhere
 * words without weight with two swapped letters, like "wtih".
 */
export function correctSmallWords(
  { tokens, tail }: TokenizedText,
  isKnown: (token: Token) => boolean,
): TokenizedText {
  const isNumber = (at: number) => {
    const token = tokens[at];
    return token !== undefined && (token.value !== null || isAmountWord(token.text));
  };
  const corrected = tokens.map((token, at) => {
    const { text, isLiteral, value } = token;
    if (isLiteral || value !== null || text.length < minLength || isKnown(token)) return token;
    // "Lses than 20", "at leas SPF 50".
    const isBefore = [1, 2].some((distance) => isNumber(at + distance));
    // "20 dolars", "20 dollars or lses".
    const isBehind = [1, 2, 3].some((distance) => isNumber(at - distance));
    const correction =
      (isBefore ? beforeNumbers.correct(text) : null) ??
      (isBehind ? behindNumbers.correct(text) : null) ??
      withSwappedLetters(text);
    return correction === null ? token : { ...token, text: correction };
  });
  return { tokens: corrected, tail };
}

function withSwappedLetters(text: string): string | null {
  const word = stopWordByLetters.get(sortedLetters(text));
  return word !== undefined && isNear(text, word, 1) ? word : null;
}
