import { formatCount } from '~/web/ui/fields/format-count';
import { ratingLabel } from '~/web/ui/star-fill';
import type { ReviewedProduct } from './reviews-data';

/** The rating that stores report, with what it means. It is never mixed with our own. */
export function StoreRating({ product }: { product: ReviewedProduct }) {
  const { storeRating, storeCount, storeSources } = product;
  if (storeCount === 0) {
    return <p className="text-soft text-sm">No store has reported ratings of this product.</p>;
  }
  return (
    <div className="border-line border-t pt-4 text-sm">
      <p className="figures font-semibold">
        {`${ratingLabel(storeRating)} from ${formatCount(storeCount)} ${storeCount === 1 ? 'rating' : 'ratings'} at stores`}
      </p>
      <p className="mt-1 text-soft">{sourceText(storeSources)}</p>
    </div>
  );
}

const listFormat = new Intl.ListFormat('en-US');

/** Which stores report the figure, and when we read it. */
function sourceText(sources: ReviewedProduct['storeSources']): string {
  const note = 'We can’t check it, and it is not part of our average.';
  if (!sources) return `Stores report this figure to us. ${note}`;
  const stores = listFormat.format(sources.stores);
  return sources.isDemo
    ? `A demonstration figure, invented for ${stores} on ${sources.date}. It is not part of our average.`
    : `Reported by ${stores}, last read on ${sources.date}. ${note}`;
}
