import { findFeedByName, updateFeedPaused } from '~/db/feeds/feed.repo.server';
import type { Deps } from '../deps';

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
