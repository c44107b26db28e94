import { useState } from 'react';
import { canBeProved } from '~/domain/reviews/order-proof';
import { OrderProofForm } from '~/web/shared/reviews/write/order-proof-form';
import type { OwnReviewJson } from '~/web/shared/reviews/write/review-api';

/** Lets the author of a new review prove the purchase at once. */
export function SendProof({ review }: { review: OwnReviewJson }) {
  const [shown, setShown] = useState(review);
  if (!canBeProved(review)) return null;
  return (
    <div className="mt-4">
      <OrderProofForm
        review={shown}
        onSent={() => setShown({ ...review, isProofWaiting: true, proofDeclined: null })}
      />
    </div>
  );
}
