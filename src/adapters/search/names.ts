import type { CodeColumn } from './structures/code-column';
import type { Postings } from './structures/postings';
import type { WordDictionary } from './structures/word-dictionary';

/** Product names as word numbers, for search and comparison. */
export interface Names {
  dictionary: WordDictionary;
  /** The products with a word in their name. */
  products: Postings;
  /** The codes of product p: codes[starts[p]] up to codes[starts[p + 1]]. */
  starts: Uint32Array;
  /** Doubled word numbers. Those of compounds are odd; they follow the words and are not part of the title. */
  codes: CodeColumn;
}

export const wordOf = (code: number): number => code >>> 1;
export const isCompound = (code: number): boolean => (code & 1) === 1;

/** The code of a title's word at a place, or null after the last one. */
export function titleCode({ codes }: Names, at: number, end: number): number | null {
  const code = codes[at];
  return at < end && code !== undefined && !isCompound(code) ? code : null;
}

/**
 * Calls back for every word of a product's name, including compounds, until a call returns true.
 */
export function someWord(
  { starts, codes }: Names,
  product: number,
  is: (word: number) => boolean,
): boolean {
  const end = starts[product + 1]!;
  for (let at = starts[product]!; at < end; at++) {
    if (is(wordOf(codes[at]!))) return true;
  }
  return false;
}

/**
 * Alphabetical by words, which equals the order of the folded text: a space sorts before any
 * letter.
 */
export function compareNames(names: Names, one: number, other: number): number {
  const { starts } = names;
  for (let a = starts[one]!, b = starts[other]!; ; a++, b++) {
    const codeOfA = titleCode(names, a, starts[one + 1]!);
    const codeOfB = titleCode(names, b, starts[other + 1]!);
    if (codeOfA === null || codeOfB === null) {
      return Number(codeOfB === null) - Number(codeOfA === null);
    }
    if (codeOfA !== codeOfB) return codeOfA - codeOfB;
  }
}

/** Whether the name has a word of `before` directly followed by one of `after`. */
export function hasNeighbors(
  { starts, codes }: Names,
  product: number,
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): boolean {
  const end = starts[product + 1]! - 1;
  for (let at = starts[product]!; at < end; at++) {
    const [code, next] = [codes[at]!, codes[at + 1]!];
    if (isCompound(next)) return false;
    if (before.has(wordOf(code)) && after.has(wordOf(next))) return true;
  }
  return false;
}
