import type { SearchProduct } from './search-index';

/** Clicks to stores in the last days count as much as the shoppers behind them, not a script's. */
export const popularityDays = 30;
export const maxClicksPerOfferAndDay = 50;

/** Fewer products say nothing about what is popular, so the site does not claim it then. */
export const minPopularProducts = 12;

type PopularitySigns = Pick<SearchProduct, 'reviewCount' | 'clicks' | 'stores' | 'inStock'>;

const storeBits = 7;
const clickBits = 15;
const perClick = 2 ** storeBits;
const perReview = 2 ** (storeBits + clickBits);

/**
 * How popular a product is, as one number to sort by: more reviews first, then more clicks to stores,
 * then more stores that sell it. The order of a feed plays no part.
 */
export function popularityOf({ reviewCount, clicks, stores, inStock }: PopularitySigns): number {
  const countedClicks = Math.min(clicks, 2 ** clickBits - 1);
  const countedStores = inStock ? Math.min(stores.length, 2 ** storeBits - 1) : 0;
  return reviewCount * perReview + countedClicks * perClick + countedStores;
}

/** Whether shoppers have shown interest in it; the number of stores alone is none. */
export const isPopular = (popularity: number): boolean => popularity >= perClick;

/** The reviews in it. */
export const reviewsOf = (popularity: number): number => Math.floor(popularity / perReview);

/**
 * Orders families of equal popularity: by id, but those that no shopper has shown interest in are
 * mixed, because their ids are the order of a feed, which often lists brand after brand.
 */
export function tieRank(familyId: number, popularity: number): number {
  return isPopular(popularity) ? familyId : Math.imul(familyId, 0x9e3779b1) >>> 0;
}
