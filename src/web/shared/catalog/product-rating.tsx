import type { ReactNode } from 'react';
import { StarRating } from '~/web/ui/star-rating';
import type { ProductCardData } from './product-card-data';

interface ProductRatingProps {
  product: Pick<ProductCardData, 'rating' | 'reviewCount' | 'ownRating'>;
  showValue?: boolean;
  /** What to show for a product that has no rating. */
  otherwise?: ReactNode;
}

/** The rating from reviews here or, until there are enough of them, the one that stores report. */
export function ProductRating({ product, showValue, otherwise }: ProductRatingProps) {
  const { rating, reviewCount, ownRating } = product;
  if (!ownRating && reviewCount === 0) return otherwise;
  return (
    <StarRating
      value={ownRating?.average ?? rating}
      count={ownRating?.rated ?? reviewCount}
      countNote={ownRating ? 'on Glowfare' : 'at stores'}
      {...(showValue && { showValue })}
    />
  );
}
