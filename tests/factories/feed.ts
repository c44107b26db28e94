import type { Feed } from '~/domain/feeds/feed';
import type { Deps } from '~/usecases/deps';
import { addFeed, type FeedInput } from '~/usecases/feeds/manage-feeds.server';

/** Adds a full feed of a retailer, which is added too if necessary. It is read every hour. */
export async function createFeed(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    retailer,
    ...given
  }: { retailer: string; address: string } & Partial<Omit<FeedInput, 'retailer'>>,
): Promise<Feed> {
  return addFeed(deps, { isFull: true, everyMinutes: 60, ...given, retailer: { name: retailer } });
}
