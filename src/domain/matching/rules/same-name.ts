import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';

/** Whether two titles have the same significant words, in any order. */
export function sameName({ words: one }: Title, { words: other }: Title): boolean {
  if (countSignificant(one) !== countSignificant(other)) return false;
  for (const word of one) {
    // Fast path: most names differ in the first word.
    if (isSignificant(word) && countOf(word, one) !== countOf(word, other)) return false;
  }
  return true;
}

const isSignificant = ({ kind }: TitleWord) => kind !== 'filler';

function countSignificant(words: readonly TitleWord[]): number {
  let count = 0;
  for (const word of words) if (isSignificant(word)) count += 1;
  return count;
}

function countOf({ stem, stemKey }: TitleWord, words: readonly TitleWord[]): number {
  let count = 0;
  for (const word of words) {
    if (word.stemKey === stemKey && isSignificant(word) && word.stem === stem) count += 1;
  }
  return count;
}
