import type { ProductJson } from '~/web/shared/catalog/product-json';
import { EmptyState } from '~/web/ui/empty-state';
import { formatCount } from '~/web/ui/fields/format-count';
import { StarIcon } from '~/web/ui/page-icons';
import { PanelHeading } from './panel-heading';

export function ReviewsPanel({ product }: { product: ProductJson }) {
  const { rating, reviewCount, name } = product;
  return (
    <>
      <PanelHeading>Reviews</PanelHeading>
      <EmptyState
        ornament={<StarIcon />}
        title="Reviews Coming Soon"
        headingLevel="h3"
        text={
          reviewCount > 0
            ? `Rated ${rating} out of 5 stars, based on ${formatCount(reviewCount)} ratings from the stores.`
            : `${name} has no ratings yet.`
        }
      />
    </>
  );
}
