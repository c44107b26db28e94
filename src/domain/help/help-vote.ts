import type { RateLimit } from '../limits/token-bucket';

export type HelpVote = 'yes' | 'no';

/** Whether a vote counted; if not: already voted, or too many votes from that network. */
export type VoteOutcome = 'counted' | 'already' | 'too-many';

export interface ArticleVotes {
  slug: string;
  helpful: number;
  unhelpful: number;
}

const day = 86_400;

/** One vote per day, article and device, and a total per network. */
export const voteLimits = {
  device: { burst: 1, seconds: day },
  network: { burst: 60, seconds: day },
} as const satisfies Record<string, RateLimit>;
