import type { HelpVote, VoteOutcome } from '~/domain/help/help-vote';
import type { VoteResult } from './vote-result';

/** Sends a vote; says what became of it. */
export async function castVote(slug: string, helpful: HelpVote): Promise<VoteResult> {
  const response = await fetch('/api/help/votes', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug, helpful }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { outcome }: { outcome: VoteOutcome } = await response.json();
  return outcome === 'counted' ? helpful : outcome;
}
