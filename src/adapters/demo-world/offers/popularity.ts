import type { Random } from '../random';

/** More than any but the six samples has. */
const maxReviews = 11_500;

export interface Popularity {
  rating: number;
  reviewCount: number;
}

/** Few products have many reviews, many have few, some have none; the loved ones rate a bit higher. */
export function popularityOf(fame: number, ageInDays: number, random: Random): Popularity {
  const isUnknown = random.chance(ageInDays < 60 ? 0.2 : 0.035);
  const luck = 1 - random.next();
  const liking = random.normal();
  if (isUnknown) return { rating: 0, reviewCount: 0 };
  const young = Math.min(1, ageInDays / 200);
  const wanted = 9 * fame * young * luck ** -0.78;
  // Bends the far end so that no one passes the samples.
  const reviewCount = Math.max(1, Math.round(wanted / (1 + wanted / maxReviews)));
  const mean = 4.08 + 0.09 * Math.log10(reviewCount);
  const spreadFactor = reviewCount < 10 ? 1.5 : 1;
  const rating = Math.min(4.9, Math.max(3.2, mean + 0.46 * spreadFactor * liking));
  return { rating: Math.round(rating * 10) / 10, reviewCount };
}
