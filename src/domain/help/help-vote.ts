import type { RateLimit } from '../auth/rate-limit';

/** What somebody thought of an article. */
export type HelpVote = 'yes' | 'no';

/** Whether a vote counted; if not, because there was one before, or too many from that network. */
export type VoteOutcome = 'counted' | 'already' | 'too-many';

/** An article's votes. */
export interface ArticleVotes {
  slug: string;
  helpful: number;
  unhelpful: number;
}

const day = 86_400;

/** One vote a day for an article and device; and so many in all from where several devices are. */
export const voteLimits = {
  device: { burst: 1, seconds: day },
  network: { burst: 60, seconds: day },
} as const satisfies Record<string, RateLimit>;
