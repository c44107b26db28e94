import { formatCount } from '~/web/ui/fields/format-count';
import { ratingLabel } from '~/web/ui/star-fill';
import type { ReviewedProduct } from './reviews-data';

/** The rating that stores report, with what it means. It is never mixed with our own. */
export function StoreRating({ product }: { product: ReviewedProduct }) {
  const { storeRating, storeCount } = product;
  if (storeCount === 0) {
    return <p className="text-soft text-sm">No store has reported ratings of this product.</p>;
  }
  return (
    <div className="border-line border-t pt-4 text-sm">
      <p className="figures font-semibold">
        {`${ratingLabel(storeRating)} from ${formatCount(storeCount)} ${storeCount === 1 ? 'rating' : 'ratings'} at stores`}
      </p>
      <p className="mt-1 text-soft">
        Stores report this figure to us. We can’t check it, and it is not part of our average.
      </p>
    </div>
  );
}
