import { useState } from 'react';
import { ApiError } from '~/web/shared/private-data/api-error';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/overlays/dialog';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';

interface DeleteReviewProps {
  id: number;
  onDeleted: () => void;
}

/** Deletes the person's review, after asking. */
export function DeleteReview({ id, onDeleted }: DeleteReviewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    if (busy) return;
    setBusy(true);
    try {
      const { deleteReview } = await import('~/web/shared/reviews/write/review-api');
      await deleteReview(id);
      showToast({ title: 'Your review is deleted' });
      setIsAsking(false);
      onDeleted();
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : 'Please try again.';
      showErrorToast('Your review could not be deleted', reason);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        Delete review
      </Button>
      <Dialog
        open={isAsking}
        size="sm"
        onClose={() => setIsAsking(false)}
        title="Delete this review?"
        description="Its text, photos and votes are deleted. This can’t be undone."
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" loading={busy} onClick={remove}>
              Delete review
            </Button>
          </>
        }
      />
    </>
  );
}
