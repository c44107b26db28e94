/** The orders of a listing. */
export const sorts = [
  /** Best match first; without search text the same as `popular`. */
  'relevance',
  /** Most reviews first; see `popularity.ts`. */
  'popular',
  /** By best price. */
  'price-low',
  'price-high',
  /** By the Bayesian mean of the stars (`ranking.ts`). */
  'rating',
  'name',
  /** By `savingsCents`, largest first. */
  'savings',
  /** By price per unit of the most common unit kind; other kinds and products without size last. */
  'unit-price',
  'newest',
] as const;
export type Sort = (typeof sorts)[number];

/** The orders that start with the largest value. */
export const descendingSorts: ReadonlySet<Sort> = new Set([
  'relevance',
  'popular',
  'price-high',
  'rating',
  'savings',
  'newest',
]);

export const sortTitles: Record<Sort, string> = {
  relevance: 'Best match',
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Top rated',
  name: 'Name: A to Z',
  savings: 'Biggest savings',
  'unit-price': 'Unit price: low to high',
  newest: 'Newest first',
};
