import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';

/** Titles with a smaller share of words in common are two products, whatever the words are. */
const minShare = 0.4;

/**
 * Whether two titles have enough words in common to be compared: most candidates share only a
 * product type or a line's name, and this is much cheaper than a comparison.
 */
export function shareEnoughWords({ words: one }: Title, { words: other }: Title): boolean {
  let count = 0;
  let shared = 0;
  for (const word of one) {
    if (!isCounted(word)) continue;
    count += 1;
    if (hasStem(other, word)) shared += 1;
  }
  for (const word of other) {
    if (!isCounted(word)) continue;
    count += 1;
    if (hasStem(one, word)) shared += 1;
  }
  return count === 0 || shared >= count * minShare;
}

const isCounted = ({ kind, aside }: TitleWord): boolean => kind !== 'filler' && !aside;

function hasStem(words: readonly TitleWord[], { stem, stemKey }: TitleWord): boolean {
  for (const word of words) if (word.stemKey === stemKey && word.stem === stem) return true;
  return false;
}
