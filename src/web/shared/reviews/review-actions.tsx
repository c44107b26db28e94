import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '~/web/shared/auth/use-auth';
import { ApiError } from '~/web/shared/private-data/api-error';
import { callApi } from '~/web/shared/private-data/call-api';
import { Button } from '~/web/ui/button';
import { formatCount } from '~/web/ui/fields/format-count';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';
import { forgetOwnVotes, ownVotes } from './own-votes';
import { ReportDialog } from './report-dialog';
import type { ShownReview } from './reviews-data';

interface ReviewActionsProps {
  review: ShownReview;
  productId: number;
}

/** Votes, which need an account, so that each person counts once, and reports. */
export function ReviewActions({ review, productId }: ReviewActionsProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [vote, setVote] = useState<boolean | null>(null);
  const [helpful, setHelpful] = useState(review.helpful);
  const [busy, setBusy] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    ownVotes(userId, productId)
      .then((votes) => isCurrent && setVote((known) => known ?? votes.get(review.id) ?? null))
      // Without an answer no vote is marked; voting again counts once all the same.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, productId, review.id]);

  function signInFirst(): boolean {
    if (user) return false;
    const { pathname, search, hash } = window.location;
    showToast({ title: 'Please sign in first', description: 'So that each person counts once.' });
    navigate('/auth', { state: { from: pathname + search + hash } });
    return true;
  }

  async function cast(next: boolean) {
    if (busy || signInFirst()) return;
    setBusy(true);
    try {
      const answer = await callApi(`/api/reviews/${review.id}/vote`, {
        method: 'PUT',
        body: { helpful: next },
      });
      setVote(next);
      forgetOwnVotes();
      setHelpful(helpfulIn(answer) ?? helpful);
    } catch (error) {
      showErrorToast('Your vote was not counted', messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <span aria-live="polite" className="figures text-soft empty:hidden">
        {helpful > 0 && helpfulText(helpful)}
      </span>
      <span className="flex items-center gap-2">
        <span id={`vote-${review.id}`}>Helpful?</span>
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            size="sm"
            variant="secondary"
            aria-pressed={vote === answer}
            aria-describedby={`vote-${review.id}`}
            onClick={() => cast(answer)}
          >
            {answer ? 'Yes' : 'No'}
          </Button>
        ))}
      </span>
      <button
        type="button"
        className="text-link quiet text-soft"
        onClick={() => setIsReporting(true)}
      >
        Report<span className="sr-only">{` the review by ${review.author}`}</span>
      </button>
      {isReporting && <ReportDialog review={review} onClose={() => setIsReporting(false)} />}
    </>
  );
}

const helpfulText = (count: number) =>
  count === 1 ? '1 person found this helpful' : `${formatCount(count)} people found this helpful`;

/** The number of votes after this one. */
function helpfulIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('helpful' in answer)) return undefined;
  return typeof answer.helpful === 'number' ? answer.helpful : undefined;
}

const messageOf = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Please try again.';
