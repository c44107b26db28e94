import { findFeedById, upsertFeed } from '~/db/feeds/feed.repo.server';
import type { Feed } from '~/domain/feeds/feed';
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
  const id = await upsertFeed(deps.db, feed, deps.clock.now());
  const added = await findFeedById(deps.db, id);
  if (!added) throw new Error('The feed was deleted.');
  return added;
}
