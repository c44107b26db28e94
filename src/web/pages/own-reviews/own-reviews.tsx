import { QueryClientProvider, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { canBeProved } from '~/domain/reviews/order-proof';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';
import { reviewsPath, writeReviewPath } from '~/web/shared/reviews/review-params';
import { reviewStateNames, verificationTexts } from '~/web/shared/reviews/review-texts';
import { DeleteReview } from '~/web/shared/reviews/write/delete-review';
import { OrderProofForm } from '~/web/shared/reviews/write/order-proof-form';
import { type ListedOwnReview, listOwnReviews } from '~/web/shared/reviews/write/review-api';
import { Badge } from '~/web/ui/badge';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { Skeleton } from '~/web/ui/skeleton';
import { StarRating } from '~/web/ui/star-rating';
import { TextLink } from '~/web/ui/text-link';

const ownReviewsQuery = queryOptions({
  queryKey: ['reviews', 'own'],
  queryFn: listOwnReviews,
  staleTime: 0,
});

/** The signed-in person's reviews, what became of them and why. */
export function OwnReviews() {
  return (
    <QueryClientProvider client={privateQueryClient()}>
      <List />
    </QueryClientProvider>
  );
}

function List() {
  const { data, isError, refetch } = useQuery(ownReviewsQuery);
  const client = useQueryClient();
  if (isError) {
    return (
      <EmptyState
        title="We couldn’t load your reviews"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    );
  }
  if (!data) return <Skeleton className="h-64" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        text="Open a product and choose Reviews to write the first one."
        action={<ButtonLink to="/products">Browse products</ButtonLink>}
      />
    );
  }
  return (
    <ul className="border-ink border-t">
      {data.map((review) => (
        <li key={review.id} className="border-line border-b py-7">
          <OwnReviewItem
            review={review}
            onChanged={() => client.invalidateQueries(ownReviewsQuery)}
          />
        </li>
      ))}
    </ul>
  );
}

const tones = {
  published: 'good',
  held: 'neutral',
  refused: 'warn',
  removed: 'warn',
} as const;

interface OwnReviewItemProps {
  review: ListedOwnReview;
  onChanged: () => void;
}

function OwnReviewItem({ review, onChanged }: OwnReviewItemProps) {
  const { id, productId, state, reasons, helpful, verification } = review;
  return (
    <article aria-labelledby={`own-${id}`} className="max-w-prose">
      <p className="flex flex-wrap items-center gap-3">
        <StarRating value={review.stars} />
        <Badge tone={tones[state]}>{reviewStateNames[state]}</Badge>
      </p>
      <h2 id={`own-${id}`} className="wrap-anywhere mt-2 font-semibold text-lg">
        {review.title}
      </h2>
      <p className="text-sm">
        <TextLink to={`/product/${productId}`}>
          {review.productName ?? 'A product that is no longer listed'}
        </TextLink>
      </p>
      <p className="wrap-anywhere mt-2 line-clamp-4 whitespace-pre-line">{review.text}</p>
      {reasons.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 bg-sunken py-3 pr-4 pl-8 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="figures mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        {state === 'published' && (
          <TextLink to={reviewsPath(productId, { review: id })}>See it</TextLink>
        )}
        <TextLink to={writeReviewPath(productId)}>
          Change<span className="sr-only">{` the review “${review.title}”`}</span>
        </TextLink>
        <DeleteReview id={id} onDeleted={onChanged} />
        {verification === 'visited' && (
          <span className="text-soft">{verificationTexts.visited.mark}</span>
        )}
        {helpful > 0 && (
          <span className="text-soft">
            {helpful === 1 ? 'Helpful to 1 person' : `Helpful to ${helpful} people`}
          </span>
        )}
      </div>
      {canBeProved(review) && (
        <div className="mt-3">
          <OrderProofForm review={review} onSent={onChanged} />
        </div>
      )}
    </article>
  );
}
