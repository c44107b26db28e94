import type { HelpVote, VoteOutcome } from '~/domain/help/help-vote';
import type { VoteResult } from './vote-result';

/** Sends a vote and returns the result. */
export async function castVote(slug: string, helpful: HelpVote): Promise<VoteResult> {
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
