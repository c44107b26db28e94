import type { ReturnRating } from '~/domain/catalog/return-policy';
import { Badge } from '~/web/ui/badge';

const tones = { Excellent: 'good', 'Very Good': 'warn', Good: 'neutral' } as const;

/** How easy a store makes it; nothing when its policy does not say. */
export function RatingBadge({ rating }: { rating: ReturnRating | null }) {
  return rating && <Badge tone={tones[rating]}>{rating}</Badge>;
}
