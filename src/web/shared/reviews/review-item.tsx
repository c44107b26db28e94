import { type ReactNode, Suspense, useId, useState } from 'react';
import { photoPath, photoSides } from '~/domain/reviews/photo';
import { lazyPart } from '~/web/shared/lazy-part';
import { Badge } from '~/web/ui/badge';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { Link } from '~/web/ui/link';
import { CheckIcon } from '~/web/ui/page-icons';
import { StarRating } from '~/web/ui/star-rating';
import { ReviewLink } from './review-link';
import { defaultReviewParams } from './review-params';
import { reviewChecksPath, usePeriodNames, verificationTexts } from './review-texts';
import type { ShownReview } from './reviews-data';

const ReviewActions = lazyPart(async () => (await import('./review-actions')).ReviewActions);
const PhotoViewer = lazyPart(async () => (await import('./photo-viewer')).PhotoViewer);

const [largeSide, smallSide] = photoSides;

interface ReviewItemProps {
  review: ShownReview;
  productId: number;
  headingLevel?: 'h3' | 'h4';
}

export function ReviewItem({ review, productId, headingLevel: Heading = 'h3' }: ReviewItemProps) {
  const isHydrated = useIsHydrated();
  const id = useId();
  const { author, date, isEdited, title, text } = review;
  return (
    <article
      id={`review-${review.id}`}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-x-10 gap-y-4 border-line border-b py-7 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="text-sm">
        <p className="font-semibold">{author}</p>
        <p className="figures text-soft">
          <time dateTime={review.day}>{date}</time>
          {isEdited && ', edited'}
        </p>
        <Marks review={review} />
        {review.traits.length > 0 && <p className="mt-2 text-soft">{review.traits.join(' · ')}</p>}
      </div>
      <div className="min-w-0">
        <StarRating value={review.stars} size="md" />
        <Heading id={id} className="wrap-anywhere mt-1 font-semibold text-lg">
          {title}
        </Heading>
        <p className="wrap-anywhere mt-2 max-w-prose whitespace-pre-line">{text}</p>
        <Facts review={review} />
        {review.photos.length > 0 && <Photos review={review} />}
        <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          {review.helpful > 0 && !isHydrated && (
            <span className="text-soft">{helpfulText(review.helpful)}</span>
          )}
          {isHydrated && (
            <Suspense>
              <ReviewActions review={review} productId={productId} />
            </Suspense>
          )}
          <ReviewLink
            productId={productId}
            params={{ ...defaultReviewParams, review: review.id }}
            className="text-link quiet text-soft"
          >
            Link<span className="sr-only">{` to the review by ${author}`}</span>
          </ReviewLink>
        </div>
      </div>
    </article>
  );
}

const helpfulText = (count: number) =>
  count === 1 ? '1 person found this helpful' : `${count} people found this helpful`;

/** What must be known about a review before trusting it. */
function Marks({ review }: { review: ShownReview }) {
  const { verification, gotItFree, isDemo } = review;
  const marks: ReactNode[] = [];
  if (isDemo) marks.push(<Badge key="demo">Demonstration</Badge>);
  if (gotItFree) {
    marks.push(
      <Badge key="free" tone="warn" title="Not part of the average.">
        Got it for free
      </Badge>,
    );
  }
  const verified = verification === 'none' ? null : verificationTexts[verification];
  return (
    <>
      {marks.length > 0 && <p className="mt-2 flex flex-wrap gap-1.5">{marks}</p>}
      {verified && (
        <p className="mt-2">
          <Link
            to={reviewChecksPath}
            title={verified.meaning}
            className="inline-flex items-center gap-1 text-ink underline-offset-4 hover:underline"
          >
            {verification === 'purchase' && <CheckIcon className="size-4 text-good" />}
            {verified.mark}
          </Link>
        </p>
      )}
    </>
  );
}

function Facts({ review }: { review: ShownReview }) {
  const { wouldBuyAgain, usePeriod, usedFor } = review;
  const facts: [name: string, value: string][] = [];
  if (wouldBuyAgain !== null) facts.push(['Would buy again', wouldBuyAgain ? 'Yes' : 'No']);
  if (usePeriod) facts.push(['Time used', usePeriodNames[usePeriod].toLowerCase()]);
  if (usedFor.length > 0) facts.push(['Used for', usedFor.join(', ').toLowerCase()]);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-soft">{`${name}:`}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Photos({ review }: { review: ShownReview }) {
  const { photos, author } = review;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-2">
        {photos.map(({ key, width, height }, at) => (
          <li key={key}>
            {/* Without scripts, the photo opens by itself. */}
            <a
              href={photoPath(key, largeSide)}
              onClick={(event) => {
                event.preventDefault();
                setOpened(at);
              }}
            >
              <img
                src={photoPath(key, smallSide)}
                alt={`By ${author}, ${at + 1} of ${photos.length}`}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="size-24 rounded-sm bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoViewer
            review={review}
            index={opened}
            onChange={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
