import { findFeed, upsertFeed } from '~/db/feeds/feed.repo.server';
import type { Feed } from '~/domain/feeds/feed';
import { findOrAddRetailer, type RetailerTerms } from '../catalog/find-or-add-retailer.server';
import { loadCatalogue } from '../catalog/load-catalogue.server';
import type { Deps } from '../deps';

export interface FeedWish {
  /** Left out: the retailer's name. */
  name?: string | undefined;
  retailer: RetailerTerms;
  address: string;
  isFull: boolean;
  currency?: string | undefined;
  linkTemplate?: string | undefined;
  everyMinutes?: number | undefined;
}

/** Adds a retailer's feed, with the retailer if need be; one of the same name is changed. */
export async function addFeed(deps: Pick<Deps, 'db' | 'clock'>, wish: FeedWish): Promise<Feed> {
  // Whoever brings feeds wants no invented catalogue; without this the first start would load it.
  await loadCatalogue(deps);
  const retailer = await findOrAddRetailer(deps, wish.retailer);
  const feed = {
    name: wish.name ?? retailer.slug,
    retailerId: retailer.id,
    address: wish.address,
    isFull: wish.isFull,
    currency: wish.currency ?? null,
    linkTemplate: wish.linkTemplate ?? null,
    everyMinutes: wish.everyMinutes ?? null,
  };
  const id = await upsertFeed(deps.db, feed, deps.clock.now());
  const added = await findFeed(deps.db, id);
  if (!added) throw new Error('The feed is gone.');
  return added;
}
