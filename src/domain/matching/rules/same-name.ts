import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';

/** Whether two titles have the same significant words, in any order. */
export function sameName({ words: one }: Title, { words: other }: Title): boolean {
  if (countTelling(one) !== countTelling(other)) return false;
  for (const word of one) {
    // Fast path: most names differ in the first word.
    if (isTelling(word) && countOf(word, one) !== countOf(word, other)) return false;
  }
  return true;
}

const isTelling = ({ kind }: TitleWord) => kind !== 'filler';

function countTelling(words: readonly TitleWord[]): number {
  let count = 0;
  for (const word of words) if (isTelling(word)) count += 1;
  return count;
}

function countOf({ stem, stemKey }: TitleWord, words: readonly TitleWord[]): number {
  let count = 0;
  for (const word of words) {
    if (word.stemKey === stemKey && isTelling(word) && word.stem === stem) count += 1;
  }
  return count;
}
