import { createHash } from 'node:crypto';
import { upsertLimitTaken } from '~/db/auth/auth-limit.repo.server';
import { listHelpVotes, upsertHelpVote } from '~/db/help/help-vote.repo.server';
import { networkOf } from '~/domain/auth/network-address';
import {
  type ArticleVotes,
  type HelpVote,
  type VoteOutcome,
  voteLimits,
} from '~/domain/help/help-vote';
import { utcDay } from '~/domain/utc-day';
import type { Deps } from '../deps';

interface VoteInput {
  slug: string;
  vote: HelpVote;
  /** Identifies the voter without an account. */
  device: { ip: string; userAgent: string };
}

/**
 * Counts a vote once a day per device and article; returns whether it was counted. Network and device are
 * stored only as hashes in rate limits, until those expire.
 */
export async function voteOnArticle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { slug, vote, device }: VoteInput,
): Promise<VoteOutcome> {
  const now = clock.now();
  const network = networkOf(device.ip);
  const hasRoom = await upsertLimitTaken(db, {
    key: `helpVotes:${hash(network)}`,
    limit: voteLimits.network,
    now,
  });
  if (!hasRoom) return 'too-many';
  return db.transaction(async (tx) => {
    const isFirst = await upsertLimitTaken(tx, {
      key: `helpVote:${hash(`${slug}\n${network}\n${device.userAgent}`)}`,
      limit: voteLimits.device,
      now,
    });
    if (!isFirst) return 'already';
    await upsertHelpVote(tx, { slug, day: utcDay(now), vote });
    return 'counted';
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

const maxArticles = 500;

/** For the operator: votes on the help articles, the least helpful first. */
export async function reportHelpVotes({ db }: Pick<Deps, 'db'>): Promise<ArticleVotes[]> {
  return listHelpVotes(db, maxArticles);
}
