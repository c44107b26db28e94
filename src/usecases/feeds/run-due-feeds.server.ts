import { listDueFeeds } from '~/db/feeds/feed.repo.server';
import { AppError } from '~/domain/app-error';
import { FeedQuarantined, FeedReadingStopped } from '~/domain/feeds/reading-failure';
import type { Deps } from '../deps';
import { runFeed } from './run-feed.server';

const maxDueFeeds = 50;

/** Runs every due feed in sequence; a failing feed does not stop the others. */
export async function runDueFeeds(
  deps: Pick<Deps, 'db' | 'clock' | 'feeds' | 'log'>,
): Promise<void> {
  for (const feed of await listDueFeeds(deps.db, deps.clock.now(), maxDueFeeds)) {
    try {
      const { state, report } = await runFeed(deps, { feed });
      const { read, new: added, changed, held, bad, tookMs } = report;
      const fields = { feed: feed.name, state, read, new: added, changed, held, bad, tookMs };
      if (state === 'held')
        deps.log.warn({ ...fields, because: report.heldBecause }, 'held a feed for review');
      else deps.log.info(fields, 'imported a feed');
    } catch (error) {
      // Another process is running one; try again on the next schedule.
      if (error instanceof AppError && error.code === 'busy') return;
      if (error instanceof FeedReadingStopped) return;
      if (error instanceof FeedQuarantined) {
        deps.log.error({ feed: feed.name, because: error.message }, 'quarantined a feed');
        continue;
      }
      deps.log.warn({ err: error, feed: feed.name }, 'could not import a feed');
    }
  }
}
