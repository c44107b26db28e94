import type { ReturnRating } from '~/domain/catalog/return-policy';
import { Badge } from '~/web/ui/badge';

const tones = { Excellent: 'good', 'Very Good': 'warn', Good: 'neutral' } as const;

/** Our rating of a return policy; nothing if the policy is unknown. */
export function RatingBadge({ rating }: { rating: ReturnRating | null }) {
  return rating && <Badge tone={tones[rating]}>{rating}</Badge>;
}
