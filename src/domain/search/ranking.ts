/** How well a product or category matches a query, best first. */
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

/** The titles that a query can equal or begin; categories have no brand. */
export interface Titles {
  name: readonly string[];
  brand?: readonly string[];
}

/**
 * Index of the best matching level, so lower is better; null: no match. Equal ranks are ordered by
 * popularity, then by id. The search index must return the same order without computing ranks.
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
  if (!query.every((part) => words.some((word) => word.includes(part)))) return null;
  const typed = query.join(' ');
  const name = titles.name.join(' ');
  const brand = titles.brand?.join(' ');
  if (name === typed || brand === typed) return 'title-equals';
  if (name.startsWith(typed)) return 'name-begins';
  if (brand?.startsWith(typed)) return 'brand-begins';
  const beginsWords = query.every((part) => words.some((word) => word.startsWith(part)));
  return beginsWords ? 'words-begin' : 'words-contain';
}

/** How many results suggestions show. */
export const suggestionLimits = { products: 6, categories: 3, total: 8, inListing: 8 } as const;

/** With fewer strict hits than this, suggestions also look for words with typos. */
export const minStrictHits = 3;
