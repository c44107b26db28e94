import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '~/web/shared/lazy-part';
import { orderConfirmationPath } from '~/web/shared/reviews/review-params';
import { reviewChecksPath } from '~/web/shared/reviews/review-texts';
import type { ReviewOutcome as Outcome } from '~/web/shared/reviews/write/review-api';
import { ButtonLink } from '~/web/ui/button-link';
import { TextLink } from '~/web/ui/text-link';

const SendProof = lazyPart(async () => (await import('./send-proof')).SendProof);

const titles: Record<Outcome['state'], string> = {
  published: 'Your review is published',
  held: 'Your review waits for a check',
  refused: 'Your review can’t be published like this',
  removed: 'Your review was removed',
};

const texts: Record<Outcome['state'], string> = {
  published: 'Thank you. Everyone can read it now, and you can change or delete it at any time.',
  held: 'A person looks at it before it appears. The number of stars plays no part in that.',
  refused: 'Please change this and send it again:',
  removed: 'We removed it for this reason:',
};

interface ReviewOutcomeProps {
  productId: number;
  outcome: Outcome;
}

/** Says what became of a review, and why. */
export function ReviewOutcome({ productId, outcome }: ReviewOutcomeProps) {
  const { state, reasons, review } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isDone = state === 'published' || state === 'held';
  return (
    <section
      aria-labelledby="outcome"
      className={
        isDone
          ? 'mb-10 border-good border-l-2 bg-sunken px-5 py-5'
          : 'mb-10 border-danger border-l-2 bg-blush px-5 py-5'
      }
    >
      <h2 id="outcome" ref={heading} tabIndex={-1} className="font-display text-2xl">
        {titles[state]}
      </h2>
      <p className="mt-2 max-w-prose">{texts[state]}</p>
      {reasons.length > 0 && (
        <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {review && (
        <Suspense>
          <SendProof review={review} />
        </Suspense>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isDone && (
          <>
            <ButtonLink to={`/product/${productId}/reviews`} variant="secondary">
              See all reviews
            </ButtonLink>
            <TextLink to="/profile/reviews" className="noscript:hidden">
              My reviews
            </TextLink>
            <noscript>
              <TextLink to={orderConfirmationPath(productId)}>Verify your purchase</TextLink>
            </noscript>
          </>
        )}
        <TextLink to={reviewChecksPath}>How we check reviews</TextLink>
      </p>
    </section>
  );
}
