import { listDueFeeds } from '~/db/feeds/feed.repo.server';
import { AppError } from '~/domain/app-error';
import type { Feed } from '~/domain/feeds/feed';
import { FeedQuarantined, FeedReadingStopped } from '~/domain/feeds/reading-failure';
import type { Deps } from '../deps';
import { createSerialQueue, type SerialQueue } from './run/serial-queue';
import { type FeedDeps, type FeedOutcome, runFeed } from './run-feed.server';

type DueFeedDeps = FeedDeps & Pick<Deps, 'log'>;

const maxDueFeeds = 50;
/** Feeds that are downloaded at the same time. */
const maxDownloads = 4;

/** What this process is running, by database, so that the next call skips it. */
const runningFeeds = new WeakMap<Deps['db'], { ids: Set<number>; imports: SerialQueue }>();

/**
 * Runs every due feed. Several are downloaded at a time, so that a slow server does not hold up the
 * others; they are imported one by one, because only one run may create products.
 */
export async function runDueFeeds(deps: DueFeedDeps): Promise<void> {
  const running = runningFeeds.get(deps.db) ?? { ids: new Set(), imports: createSerialQueue() };
  runningFeeds.set(deps.db, running);
  const due = await listDueFeeds(deps.db, deps.clock.now(), maxDueFeeds);
  const waiting = due.filter(({ id }) => !running.ids.has(id));
  for (const { id } of waiting) running.ids.add(id);
  let isStopped = false;
  const runNext = async (): Promise<void> => {
    for (let feed = waiting.shift(); feed; feed = waiting.shift()) {
      try {
        if (!isStopped) isStopped = !(await runDueFeed(deps, feed, running.imports));
      } finally {
        running.ids.delete(feed.id);
      }
    }
  };
  await Promise.all(Array.from({ length: maxDownloads }, runNext));
}

/** Runs one feed and logs the result; false if the others have to wait for the next schedule. */
async function runDueFeed(deps: DueFeedDeps, feed: Feed, imports: SerialQueue): Promise<boolean> {
  try {
    logOutcome(deps, feed, await runFeed(deps, { feed, whenDownloaded: imports }));
    return true;
  } catch (error) {
    // Another process is running one; try again on the next schedule.
    if (error instanceof AppError && error.code === 'busy') return false;
    if (error instanceof FeedReadingStopped) return false;
    if (error instanceof FeedQuarantined)
      deps.log.error({ feed: feed.name, because: error.message }, 'quarantined a feed');
    else deps.log.warn({ err: error, feed: feed.name }, 'could not import a feed');
    return true;
  }
}

function logOutcome({ log }: DueFeedDeps, feed: Feed, { state, report }: FeedOutcome): void {
  const { read, new: added, changed, held, bad, tookMs } = report;
  const fields = { feed: feed.name, state, read, new: added, changed, held, bad, tookMs };
  if (state === 'held')
    log.warn({ ...fields, because: report.heldBecause }, 'held a feed for approval');
  else if (state === 'partial' || state === 'failed')
    log.warn({ ...fields, because: report.broken }, 'could not import a whole feed');
  else log.info(fields, 'imported a feed');
}
