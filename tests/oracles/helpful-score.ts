const z = 1.96;

/**
 * The lower bound of the share of helpful votes with 95% confidence (Wilson), which orders reviews: 40 of 50 is
 * better than 1 of 1. The column `helpful_score` computes the same.
 */
export function helpfulScore({
  helpful,
  unhelpful,
}: {
  helpful: number;
  unhelpful: number;
}): number {
  const votes = helpful + unhelpful;
  if (votes === 0) return 0;
  const share = helpful / votes;
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * votes)) / votes);
  return (share + (z * z) / (2 * votes) - spread) / (1 + (z * z) / votes);
}
