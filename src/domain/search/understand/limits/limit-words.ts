import type { TokenizedText } from '../../text/tokenize';

type Phrases = readonly (readonly string[])[];

export const phrases = (text: string): Phrases =>
  text.split('|').map((phrase) => phrase.split(' '));

/** Before a number, which itself is not included. */
export const below = phrases(
  'lower than|less than|cheaper than|smaller than|under|below|beneath|less then|fewer than|for less than|for under|sub|lt',
);
export const above = phrases(
  'higher than|greater than|bigger than|larger than|more than|more then|over|above|exceeding',
);

/** Before a number. */
export const upTo = [
  ...phrases(
    'no more than|not more than|no higher than|no greater than|not exceeding|not over|not above|at most|at or below|at or under|up to|upto|maximum of|maximum|max|within|budget of|budget is|budget',
  ),
  ...below,
  ...phrases('for'),
];
export const atLeast = [
  ...phrases(
    'no less than|not less than|not under|starting at|starting from|at least|upwards of|minimum of|minimum|min|from',
  ),
  ...above,
];

/** Behind a number. */
export const orLess = phrases(
  'or less|or under|or below|or cheaper|and under|and below|max|maximum|or lower|tops|budget|at most|at the most',
);
export const orMore = phrases(
  'or more|or over|or above|or higher|and up|and above|and over|or bigger|or larger|minimum|plus|or greater',
);

/** Whether a word that is not in quotes stands at a token. */
export function isWord({ tokens }: TokenizedText, at: number, word: string): boolean {
  const token = tokens[at];
  return token !== undefined && !token.isLiteral && token.text === word;
}

/** The index behind the first of these phrases that starts at a token; null: none does. */
export function skip({ tokens }: TokenizedText, at: number, candidates: Phrases): number | null {
  const first = tokens[at];
  if (!first || first.isLiteral) return null;
  for (const words of candidates) {
    if (words[0] !== first.text) continue;
    if (words.every((word, nth) => tokens[at + nth]?.text === word)) return at + words.length;
  }
  return null;
}
