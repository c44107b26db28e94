import { listFeeds as listFromTable } from '~/db/feeds/feed.repo.server';
import { listFeedRuns } from '~/db/feeds/feed-run.repo.server';
import type { Feed, FeedRun } from '~/domain/feeds/feed';
import type { Deps } from '../deps';

const maxFeeds = 1_000;

export async function listFeedsWithLastRun({
  db,
}: Pick<Deps, 'db'>): Promise<(Feed & { lastRun: FeedRun | null })[]> {
  const feeds = await listFromTable(db, maxFeeds);
  return Promise.all(
    feeds.map(async (feed) => {
      const [lastRun = null] = await listFeedRuns(db, { feedId: feed.id, limit: 1 });
      return { ...feed, lastRun };
    }),
  );
}
