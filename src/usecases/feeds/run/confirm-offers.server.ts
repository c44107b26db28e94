import { updateFeedConfirmed } from '~/db/feeds/feed.repo.server';
import { findFeedOfferRange, updateOffersConfirmed } from '~/db/feeds/feed-offer.repo.server';
import { hourMs } from '~/domain/durations';
import type { Feed } from '~/domain/feeds/feed';
import type { Deps } from '~/usecases/deps';

const offersPerBatch = 20_000;
const confirmIntervalMs = 20 * hourMs;

/**
 * Lets pages say that a complete feed's unchanged offers were seen, too. About once a day: writing a
 * million rows to change nothing but a time would make reading an unchanged feed as slow as a new one.
 */
export async function confirmOffers(
  { db }: Pick<Deps, 'db'>,
  feed: Pick<Feed, 'id' | 'isFull' | 'confirmedAt'>,
  { at, isFirstReading }: { at: Date; isFirstReading: boolean },
): Promise<void> {
  const { isFull, confirmedAt } = feed;
  if (!isFull || (confirmedAt && at.getTime() - confirmedAt.getTime() < confirmIntervalMs)) return;
  // What was just written was written as seen.
  const range = isFirstReading ? null : await findFeedOfferRange(db, feed.id);
  for (let fromId = range?.first ?? 1; fromId <= (range?.last ?? 0); fromId += offersPerBatch) {
    const batch = { feedId: feed.id, fromId, toId: fromId + offersPerBatch - 1, at };
    await updateOffersConfirmed(db, batch);
  }
  await updateFeedConfirmed(db, { id: feed.id, at });
}
