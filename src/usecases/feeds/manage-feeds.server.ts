import {
  findFeedById,
  findFeedByName,
  listFeeds as listFromTable,
  updateFeedPaused,
  updateFeedReleased,
  upsertFeed,
} from '~/db/feeds/feed.repo.server';
import { updateFeedOffersStale } from '~/db/feeds/feed-offer.repo.server';
import { findFeedRun, listFeedRuns } from '~/db/feeds/feed-run.repo.server';
import type { Feed, FeedRun } from '~/domain/feeds/feed';
import { findOrAddRetailer, type RetailerTerms } from '../catalog/find-or-add-retailer.server';
import { loadCatalog } from '../catalog/load-catalog.server';
import type { Deps } from '../deps';

export interface FeedInput {
  /** The retailer's name by default. */
  name?: string | undefined;
  retailer: RetailerTerms;
  address: string;
  isFull: boolean;
  currency?: string | undefined;
  linkTemplate?: string | undefined;
  everyMinutes?: number | undefined;
}

/** Adds a feed, and its retailer if necessary; changes the feed if the name exists. */
export async function addFeed(deps: Pick<Deps, 'db' | 'clock'>, input: FeedInput): Promise<Feed> {
  // Feeds and the demo catalog do not mix: mark the catalog as loaded, or the first start would load the
  // demo.
  await loadCatalog(deps);
  const retailer = await findOrAddRetailer(deps, input.retailer);
  const feed = {
    name: input.name ?? retailer.slug,
    retailerId: retailer.id,
    address: input.address,
    isFull: input.isFull,
    currency: input.currency ?? null,
    linkTemplate: input.linkTemplate ?? null,
    everyMinutes: input.everyMinutes ?? null,
  };
  return deps.db.transaction(async (tx) => {
    const before = await findFeedByName(tx, feed.name);
    const id = await upsertFeed(tx, feed, deps.clock.now());
    const added = await findFeedById(tx, id);
    if (!added) throw new Error('The feed was deleted.');
    // Unchanged rows may now mean other prices.
    if (before && before.currency !== added.currency)
      await updateFeedOffersStale(tx, { feedId: id });
    return added;
  });
}

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

/** Pauses or resumes a feed's schedule; false if there is no such feed. */
export async function pauseFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { name: string; isPaused: boolean },
): Promise<boolean> {
  const feed = await findFeedByName(db, input.name);
  if (!feed) return false;
  await updateFeedPaused(db, { id: feed.id, pausedAt: input.isPaused ? clock.now() : null });
  return true;
}

/** Releases a feed from quarantine; false if there is no such feed. */
export async function releaseFeed({ db }: Pick<Deps, 'db'>, name: string): Promise<boolean> {
  const feed = await findFeedByName(db, name);
  if (!feed) return false;
  await updateFeedReleased(db, feed.id);
  return true;
}
