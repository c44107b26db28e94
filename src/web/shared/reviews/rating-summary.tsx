import { reviewLimits } from '~/domain/reviews/review';
import { cx } from '~/web/ui/class-names';
import { formatCount } from '~/web/ui/fields/format-count';
import { StarRating } from '~/web/ui/star-rating';
import { TextLink } from '~/web/ui/text-link';
import { ReviewLink } from './review-link';
import { reviewChecksPath } from './review-texts';
import type { ReviewsData } from './reviews-data';
import { StoreRating } from './store-rating';

/** Our own figures and, apart from them, what stores report. */
export function RatingSummary({ reviews }: { reviews: ReviewsData }) {
  const { summary, product, params, highlights } = reviews;
  const { average, rated, count } = summary;
  const free = count - rated;
  return (
    <section aria-label="Ratings" className="space-y-6">
      {average !== null && (
        <div>
          <p className="flex items-center gap-4">
            <span className="figures font-display text-3xl">{average.toFixed(1)}</span>
            <span>
              <StarRating value={average} size="md" />
              <span className="figures block text-soft text-sm">
                {`from ${formatCount(rated)} ${rated === 1 ? 'review' : 'reviews'} here`}
              </span>
            </span>
          </p>
          <Distribution reviews={reviews} />
          {free > 0 && (
            <p className="mt-3 text-soft text-sm">
              {free === 1
                ? 'Another review is by someone who got the product free. It is marked, and is not part of the average.'
                : `${formatCount(free)} more reviews are by people who got the product free. They are marked, and are not part of the average.`}
            </p>
          )}
        </div>
      )}
      {highlights.length > 0 && (
        <ul className="space-y-1.5 text-sm">
          {highlights.map(({ people, percent, count: answers }) => (
            <li key={people}>
              <strong className="figures font-semibold">{`${percent}%`}</strong>
              {` of ${formatCount(answers)} ${people} would buy it again`}
            </li>
          ))}
        </ul>
      )}
      <StoreRating product={product} />
      <p className="text-sm">
        <TextLink to={reviewChecksPath}>How we check reviews</TextLink>
      </p>
      {params.review === null && average !== null && rated < reviewLimits.ownRatingFrom && (
        <p className="text-soft text-sm">
          {`Listings show the stores’ figure until a product has ${reviewLimits.ownRatingFrom} reviews here.`}
        </p>
      )}
    </section>
  );
}

const stars = [5, 4, 3, 2, 1] as const;

/** How many reviews gave how many stars; each row filters the reviews. */
function Distribution({ reviews }: { reviews: ReviewsData }) {
  const { summary, product, params } = reviews;
  return (
    <ul className="figures mt-4 max-w-sm" aria-label="Reviews by stars">
      {stars.map((value) => {
        const count = summary.distribution[value - 1] ?? 0;
        const percent = Math.round((100 * count) / Math.max(1, summary.rated));
        const isChosen = params.stars === value;
        return (
          <li key={value}>
            <ReviewLink
              productId={product.id}
              params={{ ...params, stars: isChosen ? null : value, page: 1, review: null }}
              isCurrent={isChosen}
              className={cx(
                'grid min-h-8 grid-cols-[3.75rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-sm no-underline pointer-coarse:min-h-11',
                isChosen ? 'font-semibold text-accent' : 'text-ink hover:text-accent',
              )}
            >
              <span>{value === 1 ? '1 star' : `${value} stars`}</span>
              <span aria-hidden="true" className="h-2 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-star forced-colors:bg-[CanvasText]"
                  style={{ width: `${percent}%` }}
                />
              </span>
              <span className="text-right">
                {formatCount(count)}
                <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
              </span>
            </ReviewLink>
          </li>
        );
      })}
    </ul>
  );
}
