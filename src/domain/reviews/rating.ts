import type { ReviewSummary } from './review';

export type Distribution = ReviewSummary['distribution'];

/** The number of rated reviews, by stars from 1 to 5. */
export function countRated(distribution: Distribution): number {
  return distribution.reduce((sum, count) => sum + count, 0);
}

/** The plain mean with one decimal; null without reviews. */
export function averageStars(distribution: Distribution): number | null {
  const rated = countRated(distribution);
  if (rated === 0) return null;
  const stars = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.round((stars * 10) / rated) / 10;
}

/** The figures of a product from its counts. */
export function summarize(count: number, distribution: Distribution): ReviewSummary {
  return {
    count,
    rated: countRated(distribution),
    average: averageStars(distribution),
    distribution,
  };
}
