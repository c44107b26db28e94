import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { ShowReviews } from '~/web/shared/reviews/review-link';
import {
  defaultReviewParams,
  type ReviewParams,
  reviewsPath,
} from '~/web/shared/reviews/review-params';
import type { ReviewsData } from '~/web/shared/reviews/reviews-data';
import { ReviewsView } from '~/web/shared/reviews/reviews-view';

interface ProductReviewsProps {
  productId: number;
  /** Shown until the reviews are there. */
  children: ReactNode;
}

/** The reviews in the tab: the data of their own page. Filters change them in place. */
export function ProductReviews({ productId, children }: ProductReviewsProps) {
  const { data, load, state } = useFetcher<ReviewsData>();
  const [params, setParams] = useState<ReviewParams>(defaultReviewParams);
  const path = reviewsPath(productId, params);
  useEffect(() => {
    load(path);
  }, [load, path]);
  if (!data) return children;
  // The data may be there before the state says so; they must not appear dimmed.
  const isOutdated = state !== 'idle' && reviewsPath(productId, data.params) !== path;
  return (
    <div aria-busy={isOutdated} className="transition-opacity aria-busy:opacity-60">
      <ShowReviews value={setParams}>
        <ReviewsView reviews={data} />
      </ShowReviews>
    </div>
  );
}
