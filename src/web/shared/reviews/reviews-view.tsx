import { type ReactNode, Suspense } from 'react';
import { reviewLimits } from '~/domain/reviews/review';
import { lazyPart } from '~/web/shared/lazy-part';
import { useMayHavePreferences } from '~/web/shared/preferences/use-may-have-preferences';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { formatCount } from '~/web/ui/fields/format-count';
import { InfoIcon, StarIcon } from '~/web/ui/page-icons';
import { AddSkinType } from './add-skin-type';
import { RatingSummary } from './rating-summary';
import { ReviewFilters } from './review-filters';
import { ReviewItem } from './review-item';
import { ReviewLink } from './review-link';
import { defaultReviewParams, isFiltered, writeReviewPath } from './review-params';
import type { ReviewsData } from './reviews-data';
import { StoreRating } from './store-rating';

const LikeMine = lazyPart(async () => (await import('./like-mine')).LikeMine);

/** The reviews of a product: on a page of their own and in the product page's tab. */
export function ReviewsView({ reviews }: { reviews: ReviewsData }) {
  const { product, summary, linked, items } = reviews;
  if (summary.count === 0) return <NoReviews reviews={reviews} />;
  const isDemo = [...items, ...(linked ? [linked] : [])].some((review) => review.isDemo);
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="space-y-6">
        <RatingSummary reviews={reviews} />
        <WriteLink productId={product.id} />
      </div>
      <div className="min-w-0">
        {isDemo && (
          <p className="mb-5 flex gap-1.5 text-soft text-sm">
            <InfoIcon className="mt-0.5 size-4 shrink-0" />
            Demonstration data: reviews marked “Demonstration” were not written by people.
          </p>
        )}
        {linked ? <LinkedReview reviews={reviews}>{linked}</LinkedReview> : null}
        <Listed reviews={reviews} />
      </div>
    </div>
  );
}

function LinkedReview({
  reviews,
  children: linked,
}: {
  reviews: ReviewsData;
  children: NonNullable<ReviewsData['linked']>;
}) {
  return (
    <section aria-label="The linked review" className="mb-10 bg-sunken px-5">
      <ReviewItem review={linked} productId={reviews.product.id} />
    </section>
  );
}

function Listed({ reviews }: { reviews: ReviewsData }) {
  const { product, params, items, total } = reviews;
  const mayHavePreferences = useMayHavePreferences();
  return (
    <>
      <ReviewFilters reviews={reviews} />
      {mayHavePreferences ? (
        <Suspense>
          <LikeMine reviews={reviews} />
        </Suspense>
      ) : (
        <AddSkinType />
      )}
      <p role="status" className="figures mt-5 border-ink border-b pb-3 text-soft text-sm">
        {rangeText(reviews)}
      </p>
      {items.map((review) => (
        <ReviewItem key={review.id} review={review} productId={product.id} />
      ))}
      {total === 0 && (
        <p className="py-8">
          {isFiltered(params) ? 'No review matches these filters. ' : 'There are no more reviews. '}
          <ReviewLink
            productId={product.id}
            params={{ ...defaultReviewParams, sort: params.sort }}
            className="text-link"
          >
            Show all reviews
          </ReviewLink>
        </p>
      )}
      <Pages reviews={reviews} />
    </>
  );
}

function rangeText({ params, items, total, isTotalCapped }: ReviewsData): string {
  if (total === 0) return 'No reviews';
  const first = (params.page - 1) * reviewLimits.pageSize + 1;
  const last = first + items.length - 1;
  const count = `${formatCount(total)}${isTotalCapped ? ' or more' : ''} ${total === 1 ? 'review' : 'reviews'}`;
  return total <= reviewLimits.pageSize
    ? count
    : `${formatCount(first)} to ${formatCount(last)} of ${count}`;
}

function Pages({ reviews }: { reviews: ReviewsData }) {
  const { product, params, pageCount } = reviews;
  if (pageCount <= 1) return null;
  const step = (page: number, text: string): ReactNode =>
    page >= 1 && page <= pageCount ? (
      <ReviewLink
        productId={product.id}
        params={{ ...params, page, review: null }}
        className="text-link"
      >
        {text}
      </ReviewLink>
    ) : (
      <span />
    );
  return (
    <nav aria-label="Pages of reviews" className="figures flex justify-between gap-4 py-6 text-sm">
      {step(params.page - 1, 'Previous reviews')}
      <span className="text-soft">{`Page ${params.page} of ${pageCount}`}</span>
      {step(params.page + 1, 'Next reviews')}
    </nav>
  );
}

function NoReviews({ reviews: { product } }: { reviews: ReviewsData }) {
  return (
    <>
      <EmptyState
        ornament={<StarIcon />}
        title="No reviews yet"
        headingLevel="h3"
        text={`No one has reviewed ${product.name} here yet.`}
        action={<WriteLink productId={product.id} />}
      />
      <div className="mx-auto mt-6 max-w-prose">
        <StoreRating product={product} />
      </div>
    </>
  );
}

function WriteLink({ productId }: { productId: number }) {
  return (
    <ButtonLink to={writeReviewPath(productId)} variant="secondary" rel="nofollow">
      Write a review
    </ButtonLink>
  );
}
