import { findFeedByName } from '~/db/feeds/feed.repo.server';
import { findFeedRun, listFeedRuns } from '~/db/feeds/feed-run.repo.server';
import type { Feed, FeedRun } from '~/domain/feeds/feed';
import type { Deps } from '../deps';

export async function findFeed({ db }: Pick<Deps, 'db'>, name: string): Promise<Feed | null> {
  return findFeedByName(db, name);
}

/** A run by its id, or the newest run of a feed. */
export async function findRun(
  { db }: Pick<Deps, 'db'>,
  wanted: { runId: number } | { feed: string },
): Promise<FeedRun | null> {
  if ('runId' in wanted) return findFeedRun(db, wanted.runId);
  const feed = await findFeedByName(db, wanted.feed);
  if (!feed) return null;
  const [run = null] = await listFeedRuns(db, { feedId: feed.id, limit: 1 });
  return run;
}
