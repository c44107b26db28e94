import { useEffect, useState } from 'react';
import { writeReviewPath } from '~/web/shared/reviews/review-params';
import {
  forgetDraft,
  listDrafts,
  type ReviewDraft,
} from '~/web/shared/reviews/write/review-drafts';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';

/** Reviews that were begun on this device and not sent. */
export function Drafts() {
  const [drafts, setDrafts] = useState<readonly ReviewDraft[]>([]);
  useEffect(() => setDrafts(listDrafts()), []);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="font-display text-2xl">
        Drafts on this device
      </h2>
      <p className="mt-1 text-soft text-sm">Only this browser has them.</p>
      <ul className="mt-5 border-ink border-t">
        {drafts.map(({ productId, product, fields }) => (
          <li
            key={productId}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4"
          >
            <div className="min-w-0 grow">
              <p className="font-semibold">{product}</p>
              <p className="truncate text-soft text-sm">{fields.title || fields.text}</p>
            </div>
            <ButtonLink to={writeReviewPath(productId)} size="sm" variant="secondary">
              Continue<span className="sr-only">{` the review of ${product}`}</span>
            </ButtonLink>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                forgetDraft(productId);
                setDrafts(listDrafts());
              }}
            >
              Discard<span className="sr-only">{` the review of ${product}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
