import type { Random } from '../random';

/** Only the six samples have more. */
const maxReviews = 11_500;

export interface Popularity {
  rating: number;
  reviewCount: number;
}

/**
 * Few products have many reviews, many have few, some have none; popular ones are rated slightly
 * higher.
 */
export function popularityOf(fame: number, ageInDays: number, random: Random): Popularity {
  const isUnknown = random.chance(ageInDays < 60 ? 0.2 : 0.035);
  const luck = 1 - random.next();
  const liking = random.normal();
  if (isUnknown) return { rating: 0, reviewCount: 0 };
  const young = Math.min(1, ageInDays / 200);
  const wanted = 9 * fame * young * luck ** -0.78;
  // Compresses the upper end, so that no product exceeds the samples.
  const reviewCount = Math.max(1, Math.round(wanted / (1 + wanted / maxReviews)));
  const mean = 4.08 + 0.09 * Math.log10(reviewCount);
  const spreadFactor = reviewCount < 10 ? 1.5 : 1;
  const rating = Math.min(4.9, Math.max(3.2, mean + 0.46 * spreadFactor * liking));
  return { rating: Math.round(rating * 10) / 10, reviewCount };
}
