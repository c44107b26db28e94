import { findFeedByName, updateFeedReleased } from '~/db/feed.repo.server';
import type { Deps } from './deps';

/** Lets a quarantined feed be read again; false when there is no such feed. */
export async function releaseFeed({ db }: Pick<Deps, 'db'>, name: string): Promise<boolean> {
  const feed = await findFeedByName(db, name);
  if (!feed) return false;
  await updateFeedReleased(db, feed.id);
  return true;
}
