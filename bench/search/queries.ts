import { anyProduct, type ListingQuery } from '../../src/domain/search/search-index.ts';
import type { Sort } from '../../src/domain/search/sorts.ts';
import { pick, type Random, shuffled } from './random.ts';
import type { Row } from './records.ts';

/** The typed text, and its folded words, so that no peer has to fold. */
export interface Typed {
  kind: string;
  text: string;
  words: string[];
}

export type ListingRequest = Omit<ListingQuery, 'now'> & {
  kind: string;
  now: number;
  words: string[];
};

export interface QuerySet {
  suggest: Typed[];
  list: ListingRequest[];
}

const foldedWords = (text: string): string[] => text.split(' ').filter(Boolean);

const cut = (word: string, minLength: number, maxLength: number, random: Random): string =>
  word.slice(0, minLength + Math.floor(random() * (maxLength - minLength + 1)));

const wordsOf = ({ nameText, otherText }: Row): string[] => `${nameText} ${otherText}`.split(' ');

function longWord(row: Row, minLength: number, random: Random): string {
  const words = wordsOf(row).filter((word) => word.length >= minLength);
  return words.length > 0 ? pick(words, random) : row.brandText;
}

/** One letter wrong, missing, doubled or swapped, never the first. */
function misspell(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const misspellings = [
    `${before}x${next}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ];
  return pick(misspellings, random);
}

type Shape = (row: Row, random: Random) => string;

/** Kinds of typed queries, with their share in percent. */
const typing: Record<string, [share: number, shape: Shape]> = {
  'a word as it is typed': [
    40,
    (row, random) => cut(pick(row.nameText.split(' '), random), 1, 6, random),
  ],
  'the start of a brand': [12, (row, random) => cut(row.brandText, 2, 7, random).trim()],
  'an ingredient or a section': [
    12,
    (row, random) => cut(pick(row.otherText.split(' '), random), 3, 12, random),
  ],
  'two words': [
    16,
    (row, random) => {
      const words = wordsOf(row);
      return `${pick(words, random)} ${cut(pick(words, random), 1, 6, random)}`;
    },
  ],
  'a typo': [10, (row, random) => misspell(longWord(row, 6, random), random)],
  'the middle of a word': [5, (row, random) => longWord(row, 7, random).slice(2, 6)],
  nothing: [5, (_, random) => `${cut('qxzjvwkqqx', 4, 8, random)}${Math.floor(random() * 100)}`],
};

type Filters = Partial<Omit<ListingRequest, 'words' | 'kind'>>;

/** Kinds of filters, with their share in percent. */
const narrowing: Record<string, [share: number, filters: (row: Row, random: Random) => Filters]> = {
  everything: [8, () => ({})],
  category: [13, ({ category }) => ({ category })],
  subcategory: [10, ({ category, subcategory }) => ({ category, subcategory })],
  brand: [
    10,
    ({ category, subcategory, brandSlug }) => ({ category, subcategory, brands: [brandSlug] }),
  ],
  text: [14, (row, random) => ({ search: longWord(row, 3, random) })],
  'text and category': [
    12,
    (row, random) => ({ search: longWord(row, 3, random), category: row.category }),
  ],
  'text of two words, brand': [
    5,
    (row, random) => ({
      search: `${longWord(row, 3, random)} ${longWord(row, 3, random)}`,
      brands: [row.brandSlug],
    }),
  ],
  'price range': [
    7,
    ({ category, bestPriceCents: cents }) => ({
      category,
      minPriceCents: Math.round(cents * 0.7),
      maxPriceCents: Math.round(cents * 1.5),
    }),
  ],
  rating: [5, ({ category }, random) => ({ category, rating: pick([3, 4], random) })],
  bestsellers: [
    3,
    ({ category }, random) => ({
      category: random() < 0.5 ? category : null,
      filter: 'bestsellers',
    }),
  ],
  sale: [4, ({ category }) => ({ category, filter: 'sale' })],
  new: [4, () => ({ filter: 'new' })],
  'price band': [3, (_, random) => ({ price: pick(['under-25', 'luxury'] as const, random) })],
  typo: [2, (row, random) => ({ search: misspell(longWord(row, 6, random), random) })],
};

const otherSorts: Sort[] = [
  'price-low',
  'price-high',
  'rating',
  'name',
  'savings',
  'unit-price',
  'newest',
];

function ask(kind: string, filters: Filters, now: Date, random: Random): ListingRequest {
  const search = filters.search ?? '';
  return {
    ...anyProduct,
    kind,
    search,
    words: foldedWords(search),
    // Listings with a text come by relevance unless another order was chosen.
    sort: random() < 0.5 ? (search ? 'relevance' : 'popular') : pick(otherSorts, random),
    page: random() < 0.1 ? 2 + Math.floor(random() * 40) : 1,
    pageSize: 24,
    now: now.getTime(),
    ...filters,
  };
}

/**
 * A few hundred queries of each kind from the catalog's words, shuffled, so that a part is
 * representative. One of every kind comes first, so that slow peers answer each kind.
 */
export function makeQueries(rows: readonly Row[], now: Date, random: Random): QuerySet {
  const each = <Shaped, Result extends { kind: string }>(
    shapes: Record<string, [number, Shaped]>,
    make: (kind: string, shape: Shaped, row: Row) => Result,
  ): Result[] => {
    const made = Object.entries(shapes).flatMap(([kind, [share, shape]]) =>
      Array.from({ length: 3 * share }, () => make(kind, shape, pick(rows, random))),
    );
    const mixed = shuffled(made, random, made.length);
    const first = new Set(
      Object.keys(shapes).map((kind) => mixed.find((one) => one.kind === kind)),
    );
    return [...mixed.filter((one) => first.has(one)), ...mixed.filter((one) => !first.has(one))];
  };
  return {
    suggest: each(typing, (kind, shape, row): Typed => {
      const text = shape(row, random);
      return { kind, text, words: foldedWords(text) };
    }),
    list: each(narrowing, (kind, filters, row) => ask(kind, filters(row, random), now, random)),
  };
}
