import { findFeedByName, updateFeedReleased } from '~/db/feeds/feed.repo.server';
import type { Deps } from '../deps';

/** Releases a feed from quarantine; false if there is no such feed. */
export async function releaseFeed({ db }: Pick<Deps, 'db'>, name: string): Promise<boolean> {
  const feed = await findFeedByName(db, name);
  if (!feed) return false;
  await updateFeedReleased(db, feed.id);
  return true;
}
