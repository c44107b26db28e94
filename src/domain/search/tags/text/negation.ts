import { clauseEnd, listBreak } from './label-words';

const negations = new Set(
  'no not non without never zero avoid isnt doesnt wont dont nor neither minus sans free'.split(
    ' ',
  ),
);
/** Without such a word, a text denies nothing. */
export const isDenial = (word: string): boolean => negations.has(word);
const maxWordsBetween = 4;

/**
 * Whether the words at `from` are denied: "not for oily skin". In a list of ingredients the denial of the first
 * holds for all: "without parabens, sulfates or silicones".
 */
export function isNegated(words: readonly string[], from: number, isListed: boolean): boolean {
  let between = 0;
  for (let at = from - 1; at >= 0 && between <= maxWordsBetween; at -= 1) {
    const word = words[at] ?? '';
    if (word === clauseEnd || (word === listBreak && !isListed)) return false;
    // "free" denies what follows only as "free of" and "free from".
    if (word === 'free') return words[at + 1] === 'of' || words[at + 1] === 'from';
    // The name "Zero Fuss Foam Cleanser" denies the fuss only.
    if (word === 'zero') return between === 0 || deniedBefore.has(words[from - 1] ?? '');
    if (negations.has(word)) return true;
    if (!linking.has(word)) between += 1;
  }
  return false;
}

/** Words that do not separate a denial from what it denies. */
const linking = new Set(['or', 'and', 'of', 'from', listBreak]);
/** Words before what "zero" still denies: "zero parabens or sulfates", "zero added sugar". */
const deniedBefore = new Set([...linking, 'added', 'artificial', 'synthetic']);
