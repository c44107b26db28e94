import { normalizeWord } from './text/normalize-word';

/** How well a suggested product or category matches a query, best first. */
export const matchLevels = [
  'title-equals',
  'name-begins',
  'brand-begins',
  /** Every word of the query begins a word. */
  'words-begin',
  /** Every word of the query is inside a word. */
  'words-contain',
] as const;
export type MatchLevel = (typeof matchLevels)[number];

/**
 * How far a single letter of a longer query may reach: between other words it is a word, as in
 * "vit c ser", and at the end it begins one. Null for all other words.
 */
export function letterReach(query: readonly string[], at: number): 'whole' | 'begins' | null {
  if (query[at]?.length !== 1 || at === 0) return null;
  return at === query.length - 1 ? 'begins' : 'whole';
}

/** The titles that a query can equal or begin; categories have no brand. */
export interface Titles {
  name: readonly string[];
  brand?: readonly string[];
}

/**
 * Index of the best matching level, so lower is better; null: no match. Equal ranks are ordered by
 * popularity, then by id. The search index must return the same order without computing ranks: this is
 * the readable rule that tests compare it with. @internal
 */
export function matchRank(
  query: readonly string[],
  titles: Titles,
  words: readonly string[],
): number | null {
  const level = findMatchLevel(query, titles, words);
  return level === null ? null : matchLevels.indexOf(level);
}

function findMatchLevel(
  query: readonly string[],
  titles: Titles,
  words: readonly string[],
): MatchLevel | null {
  if (query.length === 0) return null;
  const match = (reach: 'begins' | 'inside') =>
    query.every((part, at) =>
      words.some((word) => isWithin(part, word, letterReach(query, at) ?? reach)),
    );
  if (!match('inside')) return null;
  const typed = query.join(' ');
  const name = titles.name.join(' ');
  const brand = titles.brand?.join(' ');
  if (name === typed || brand === typed) return 'title-equals';
  // One word is rarely a title; popularity then counts more.
  if (query.length > 1 && name.startsWith(typed)) return 'name-begins';
  if (query.length > 1 && brand?.startsWith(typed)) return 'brand-begins';
  return match('begins') ? 'words-begin' : 'words-contain';
}

function isWithin(part: string, word: string, reach: 'whole' | 'begins' | 'inside'): boolean {
  if (normalizeWord(word) === normalizeWord(part)) return true;
  return reach === 'inside' ? word.includes(part) : reach === 'begins' && word.startsWith(part);
}

/** How many results suggestions show. */
export const suggestionLimits = {
  products: 6,
  categories: 3,
  /** Products and categories together. */
  total: 8,
  subcategories: 3,
  brands: 3,
  ingredients: 3,
  queries: 4,
  inListing: 8,
} as const;

/** Ingredients and queries are completed from this many typed characters on. */
export const minCompletedLength = 2;

/** With fewer strict hits than this, suggestions also look for words with typos. */
export const minStrictHits = 3;
