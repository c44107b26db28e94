import { type FormEvent, useState } from 'react';
import {
  maxProofBytes,
  proofFileTypes,
  proofHint,
  proofTooLarge,
} from '~/domain/reviews/order-proof';
import { ApiError } from '~/web/shared/private-data/api-error';
import { Button } from '~/web/ui/button';
import { FileField } from '~/web/ui/fields/file-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { CheckIcon } from '~/web/ui/page-icons';
import { type OwnReviewJson, sendOrderProof } from './review-api';

interface OrderProofFormProps {
  review: Pick<OwnReviewJson, 'id' | 'title' | 'verification' | 'isProofWaiting' | 'proofDeclined'>;
  onSent: () => void;
}

/** Sends the order confirmation of a review, and says what became of it. */
export function OrderProofForm({ review, onSent }: OrderProofFormProps) {
  const { verification, isProofWaiting, proofDeclined } = review;
  if (verification === 'purchase') {
    return (
      <p className="flex items-center gap-1.5 text-sm">
        <CheckIcon className="size-4 text-good" />
        Verified purchase. We have deleted your order confirmation.
      </p>
    );
  }
  return (
    <div className="space-y-3 text-sm">
      {isProofWaiting && (
        <p role="status">
          Your order confirmation is waiting for a check. We delete it as soon as a person has
          looked at it.
        </p>
      )}
      {proofDeclined !== null && (
        <div className="bg-sunken px-4 py-3">
          <p>We could not verify your purchase, and have deleted the file. The reason:</p>
          <p className="wrap-anywhere mt-1 font-semibold">{proofDeclined}</p>
        </div>
      )}
      <details>
        <summary className="text-link inline-block cursor-pointer py-1">
          {isProofWaiting || proofDeclined !== null ? 'Send another file' : 'Verify your purchase'}
          <span className="sr-only">{` for the review “${review.title}”`}</span>
        </summary>
        <FileForm reviewId={review.id} onSent={onSent} />
      </details>
    </div>
  );
}

function FileForm({ reviewId, onSent }: { reviewId: number; onSent: () => void }) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (busy || !(file instanceof File)) return;
    if (file.size === 0) return setProblem('Please choose a file.');
    if (file.size > maxProofBytes) return setProblem(proofTooLarge);
    setProblem(undefined);
    setBusy(true);
    try {
      await sendOrderProof(reviewId, file);
      showToast({ title: 'Your order confirmation is sent' });
      onSent();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={send} className="mt-2 max-w-prose space-y-3">
      <FileField
        label="Order confirmation"
        name="file"
        accept={proofFileTypes}
        hint={proofHint}
        error={problem}
      />
      <Button type="submit" size="sm" variant="secondary" loading={busy}>
        Send order confirmation
      </Button>
    </form>
  );
}
