import type { Postings } from './structures/postings';
import type { WordDictionary } from './structures/word-dictionary';

/** Product names as word numbers, for search and comparison. */
export interface Names {
  dictionary: WordDictionary;
  /** The products with a word in their name. */
  products: Postings;
  /** The words of product p: words[starts[p]] up to words[starts[p + 1]]. */
  starts: Uint32Array;
  words: Uint32Array;
}

/** Marks a compound; compounds follow the words and are not part of the title. */
export const compoundFlag = 0x80000000;

/**
 * Calls back for every word of a product's name, including compounds, until a call returns true.
 */
export function someWord(
  { starts, words }: Names,
  product: number,
  is: (word: number) => boolean,
): boolean {
  const end = starts[product + 1]!;
  for (let at = starts[product]!; at < end; at++) {
    if (is((words[at]! & ~compoundFlag) >>> 0)) return true;
  }
  return false;
}

/**
 * Alphabetical by words, which equals the order of the folded text: a space sorts before any
 * letter.
 */
export function compareNames({ starts, words }: Names, one: number, other: number): number {
  let a = starts[one]!;
  let b = starts[other]!;
  const endOfA = starts[one + 1]!;
  const endOfB = starts[other + 1]!;
  for (; ; a++, b++) {
    const wordOfA = a < endOfA ? words[a]! : compoundFlag;
    const wordOfB = b < endOfB ? words[b]! : compoundFlag;
    const aEnds = wordOfA >= compoundFlag;
    const bEnds = wordOfB >= compoundFlag;
    if (aEnds || bEnds) return Number(bEnds) - Number(aEnds);
    if (wordOfA !== wordOfB) return wordOfA - wordOfB;
  }
}

/** Whether the name has a word of `before` directly followed by one of `after`. */
export function hasNeighbors(
  { starts, words }: Names,
  product: number,
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): boolean {
  const end = starts[product + 1]! - 1;
  for (let at = starts[product]!; at < end; at++) {
    if (words[at + 1]! >= compoundFlag) return false;
    if (before.has(words[at]!) && after.has(words[at + 1]!)) return true;
  }
  return false;
}
