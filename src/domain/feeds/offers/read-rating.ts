import type { StoreRating } from '~/domain/catalog/store-rating';

const maxRatings = 100_000_000;

/** The rating of a product at its store: "4.6" or "4,6/5" from "1,204". Null unless both are understood. */
export function readRating(mean: string, count: string): StoreRating | null {
  const [, whole, tenths = ''] =
    /^\s*([1-5])(?:[.,](\d{1,10}))?(?:\s*\/\s*5)?\s*$/.exec(mean) ?? [];
  const stars = Math.round(Number(`${whole}.${tenths}`) * 10) / 10;
  const ratings = /^\s*\d{1,3}(?:([,.\s])\d{3}(?:\1\d{3})?)?\s*$|^\s*\d{1,9}\s*$/.test(count)
    ? Number(count.replace(/\D/g, ''))
    : 0;
  // Other scales and stores without ratings are left out.
  return stars <= 5 && ratings > 0 && ratings <= maxRatings ? { stars, ratings } : null;
}
