import { normalizeWord } from './text/normalize-word';
import type { QuerySlot } from './understand/understood-query';

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
  const parts = query.map((part) => ({ part, form: normalizeWord(part) }));
  const areIn = parts.every(({ part, form }) =>
    words.some((word) => word.includes(part) || normalizeWord(word) === form),
  );
  if (!areIn) return null;
  const typed = query.join(' ');
  const name = titles.name.join(' ');
  const brand = titles.brand?.join(' ');
  if (name === typed || brand === typed) return 'title-equals';
  // One word is rarely a title; popularity then counts more.
  if (query.length > 1 && name.startsWith(typed)) return 'name-begins';
  if (query.length > 1 && brand?.startsWith(typed)) return 'brand-begins';
  const beginsWords = parts.every(({ part, form }) =>
    words.some((word) => word.startsWith(part) || normalizeWord(word) === form),
  );
  return beginsWords ? 'words-begin' : 'words-contain';
}

/**
 * Relevance: a product scores points for every word and every understood part of the query, and a few
 * for its popularity. Equal scores are ordered by popularity.
 *
 * Words are looked up in these fields; a word scores by its best match only.
 */
const fieldWeights = {
  name: 40,
  subcategory: 32,
  brand: 28,
  ingredient: 20,
  category: 16,
} as const;
export type MatchField = keyof typeof fieldWeights;
const matchFields: readonly MatchField[] = [
  'name',
  'subcategory',
  'brand',
  'ingredient',
  'category',
];

/**
 * A whole word (in any of its forms), its beginning, a piece inside a word, or a similar word. The
 * last two match, but score nothing, so they come last.
 */
const matchWeights = { whole: 3, prefix: 2, inside: 0, typo: 0 } as const;
export type WordMatch = keyof typeof matchWeights;

/** The matches that score, best first. */
export const scoringMatches: readonly { field: MatchField; match: WordMatch; points: number }[] =
  matchFields
    .flatMap((field) =>
      (['whole', 'prefix'] as const).map((match) => ({
        field,
        match,
        points: fieldWeights[field] * matchWeights[match],
      })),
    )
    .sort((a, b) => b.points - a.points);

/** For two neighboring words of the query that are neighbors in the name. */
export const neighborPoints = 20;

/** For the name, or brand and name, exactly as typed. */
export const titlePoints = 2_000;

/** Points of a tag at full strength, by the kind of the part that asks for it. */
export const tagWeights: Partial<Record<QuerySlot['kind'], number>> = {
  type: 60,
  ingredient: 60,
  concern: 60,
  shade: 45,
  claim: 30,
  skin: 30,
  hair: 30,
  audience: 30,
  finish: 30,
  form: 30,
};

/** From 1 (weak evidence) to 3 (named or claimed); concerns have a finer scale. */
export const maxTagStrength = (kind: string): number => (kind === 'concern' ? 9 : 3);

/** A strength on the common scale of 1, 2 and 3. */
export const evidenceOf = (kind: string, strength: number): number =>
  Math.ceil((strength * 3) / maxTagStrength(kind));

/** Points of a tag for a part that asks for it. */
export function tagPoints(kind: QuerySlot['kind'], strength: number): number {
  return Math.round(((tagWeights[kind] ?? 0) * strength) / maxTagStrength(kind));
}

/**
 * A best-seller beats an obscure product that matches no better: one point each time the number of
 * reviews doubles. Never enough to outweigh a better match of a word.
 */
export function popularityPoints(reviewCount: number): number {
  return Math.min(16, Math.floor(Math.log2(1 + reviewCount)));
}

/** A few ratings say little, so every product starts with this many average ones. */
const priorRatings = 20;

/** The rating that sorts use, in ten-thousandths. */
export function weighedRating(rating: number, ratingCount: number, catalogMean: number): number {
  const sum = rating * ratingCount + catalogMean * priorRatings;
  return Math.round((sum / (ratingCount + priorRatings)) * 10_000);
}

/**
 * Parts by importance, the most important first. When nothing matches everything, parts are applied
 * in this order, then the plain words, and what would leave nothing is dropped. Exclusions come
 * first and are never dropped.
 */
export const partImportance: readonly QuerySlot['kind'][] = [
  'without',
  'type',
  'category',
  'brand',
  'ingredient',
  'spf',
  'audience',
  'sale',
  'price',
  'concern',
  'shade',
  'size',
  'claim',
  'travel-size',
  'hair',
  'skin',
  'form',
  'finish',
];

/** Parts that name something; if no product has it, they turn back into plain words. */
export const namingParts: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'type',
  'category',
  'brand',
  'ingredient',
  'audience',
  'concern',
  'shade',
  'claim',
  'hair',
  'skin',
  'form',
  'finish',
]);

/**
 * Cheap is the cheapest quarter of what matches otherwise; luxury the most expensive tenth. As the
 * number of equal parts.
 */
export const priceLevelParts = { low: 4, high: 10 } as const;

/**
 * A travel size has at most this many milliliters or grams, unless its name says so. If there is
 * none, what airlines allow in a carry-on counts.
 */
export const maxTravelSize = 30;
export const maxCarryOnSize = 100;
export const travelSizeWords: readonly string[] = ['travel', 'mini'];

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
