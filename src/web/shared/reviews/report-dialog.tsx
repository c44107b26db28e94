import { type FormEvent, useState } from 'react';
import { reviewLimits } from '~/domain/reviews/review';
import { ApiError } from '~/web/shared/private-data/api-error';
import { callApi } from '~/web/shared/private-data/call-api';
import { Button } from '~/web/ui/button';
import { RadioGroup } from '~/web/ui/fields/radio-group';
import { TextArea } from '~/web/ui/fields/text-area';
import { Dialog } from '~/web/ui/overlays/dialog';
import { showToast } from '~/web/ui/overlays/toast-store';
import { reportReasonNames } from './review-texts';
import type { ShownReview } from './reviews-data';

const options = Object.entries(reportReasonNames).map(([value, label]) => ({ value, label }));

interface ReportDialogProps {
  review: ShownReview;
  onClose: () => void;
}

/** Asks why someone reports a review. A low rating is no reason. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const formId = `report-${review.id}`;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const reason = fields.get('reason');
    if (reason === null) {
      setProblem('Please choose a reason.');
      return;
    }
    setBusy(true);
    try {
      const note = String(fields.get('note') ?? '').trim();
      await callApi(`/api/reviews/${review.id}/report`, {
        method: 'POST',
        body: { reason, note },
      });
      showToast({ title: 'Thank you', description: 'Someone will look at this review.' });
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Report this review"
      description="A person looks at every report. A low rating is no reason to remove a review."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <RadioGroup
          label="What is wrong with it?"
          name="reason"
          options={options}
          error={problem}
          required
        />
        <TextArea
          label="Anything else? (optional)"
          name="note"
          maxLength={reviewLimits.reportNoteLength}
          className="mt-4"
        />
      </form>
    </Dialog>
  );
}
