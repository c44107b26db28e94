import { weighedRating } from '~/domain/search/ranking';
import type { SearchRating } from '~/domain/search/search-index';
import { type Choices, setRatingChoices } from './choices';
import { type Bits, emptyBits, setBit } from './structures/bitset';
import { createRankedKeys, type RankedKeys, setKey } from './structures/ranked-keys';

export const tenths = (rating: number): number =>
  Math.min(50, Math.max(0, Math.round(rating * 10)));

/** The rating of each product. Nothing is sorted, so changes are cheap. */
export interface Ratings {
  tenths: Uint8Array;
  /** How many ratings each product has. */
  counts: Uint32Array;
  /** By the rating that weighs the number of ratings. */
  weighed: RankedKeys;
  /** Of the catalog when it was built. */
  mean: number;
  /** Products by minimum rating; few thresholds are asked for. */
  sets: Map<number, Bits>;
  choices: Choices;
}

export function createRatings(size: number, mean: number, choices: Choices): Ratings {
  return {
    tenths: new Uint8Array(size),
    counts: new Uint32Array(size),
    weighed: createRankedKeys(size, 5),
    mean,
    sets: new Map(),
    choices,
  };
}

export function setRating(
  ratings: Ratings,
  product: number,
  { rating, ratingCount }: Omit<SearchRating, 'id'>,
): void {
  ratings.tenths[product] = tenths(rating);
  ratings.counts[product] = ratingCount;
  setKey(ratings.weighed, product, weighedRating(rating, ratingCount, ratings.mean));
  setRatingChoices(ratings.choices, product, tenths(rating));
  ratings.sets.clear();
}

export function ratedAtLeast(ratings: Ratings, minTenths: number): Bits {
  const known = ratings.sets.get(minTenths);
  if (known) return known;
  const bits = emptyBits(ratings.tenths.length);
  for (let product = 0; product < ratings.tenths.length; product++) {
    if (ratings.tenths[product]! >= minTenths) setBit(bits, product);
  }
  ratings.sets.set(minTenths, bits);
  return bits;
}
