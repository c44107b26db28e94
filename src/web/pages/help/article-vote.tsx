import { type FormEvent, useState } from 'react';
import type { HelpVote, VoteOutcome } from '~/domain/help/help-vote';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';
import type { VoteResult } from './vote-result';

/** "Was this helpful?" form. It works without scripts; with scripts the page does not reload. */
export function ArticleVote({ slug, voted: before }: { slug: string; voted: VoteResult | null }) {
  const [voted, setVoted] = useState<VoteResult | null>(before);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const helpful = submitter instanceof HTMLButtonElement && submitter.value === 'yes';
    setBusy(true);
    try {
      setVoted(await castVote(slug, helpful ? 'yes' : 'no'));
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section
      id="helpful"
      aria-labelledby="helpful-heading"
      className="mt-12 scroll-mt-28 border-line border-t pt-8"
    >
      <h2 id="helpful-heading" className="font-display text-xl">
        Was this helpful?
      </h2>
      <div aria-live="polite">{voted && <Thanks voted={voted} />}</div>
      {!voted && (
        <form method="post" action="/api/help/votes" onSubmit={submit} className="mt-4 flex gap-3">
          <input type="hidden" name="slug" value={slug} />
          <Button type="submit" name="helpful" value="yes" variant="secondary" loading={busy}>
            Yes
          </Button>
          <Button type="submit" name="helpful" value="no" variant="secondary" loading={busy}>
            No
          </Button>
        </form>
      )}
      {failed && (
        <p role="alert" className="mt-3 text-danger text-sm">
          We couldn’t save your vote. Please try again later.
        </p>
      )}
    </section>
  );
}

function Thanks({ voted }: { voted: VoteResult }) {
  switch (voted) {
    case 'yes':
      return <p className="mt-2">Thank you for your feedback.</p>;
    case 'no':
      return (
        <p className="mt-2">
          Thank you. We’ll review this article. If you tell us{' '}
          <TextLink to="/contact">what was missing</TextLink>, we’ll get back to you.
        </p>
      );
    case 'already':
      return <p className="mt-2">You have already voted on this article today. Thank you.</p>;
    case 'too-many':
      return (
        <p className="mt-2">
          We received many votes from your network today, so this one was not counted.
        </p>
      );
  }
}

async function castVote(slug: string, helpful: HelpVote): Promise<VoteResult> {
  const response = await fetch('/api/help/votes', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug, helpful }),
  });
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  const { outcome }: { outcome: VoteOutcome } = await response.json();
  return outcome === 'counted' ? helpful : outcome;
}
