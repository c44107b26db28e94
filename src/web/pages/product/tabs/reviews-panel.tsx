import { Suspense } from 'react';
import type { ShownProduct } from '~/web/shared/catalog/product-json';
import { retriedPart } from '~/web/shared/lazy-part';
import { TextLink } from '~/web/ui/text-link';
import { PanelHeading } from './panel-heading';

// Not part of the page: both the script and the reviews load when the tab is wanted.
const ProductReviews = retriedPart(async () => (await import('./product-reviews')).ProductReviews);

interface ReviewsPanelProps {
  product: ShownProduct;
  /** Whether the reader has opened the tab, or is about to. */
  isWanted: boolean;
}

/** The reviews; until they are there, and without scripts, a link to their own page. */
export function ReviewsPanel({ product, isWanted }: ReviewsPanelProps) {
  const link = (
    <TextLink to={`/product/${product.id}/reviews`}>{`Reviews of ${product.name}`}</TextLink>
  );
  return (
    <>
      <PanelHeading>Reviews</PanelHeading>
      {isWanted ? (
        <Suspense fallback={link}>
          <ProductReviews productId={product.id}>{link}</ProductReviews>
        </Suspense>
      ) : (
        link
      )}
    </>
  );
}
