import { updateFeedConfirmed } from '~/db/feeds/feed.repo.server';
import { findFeedOfferRange, updateOffersConfirmed } from '~/db/feeds/feed-offer.repo.server';
import { hourMs } from '~/domain/durations';
import type { Feed } from '~/domain/feeds/feed';
import type { Deps } from '~/usecases/deps';

const offersPerBatch = 20_000;
const confirmIntervalMs = 20 * hourMs;

/**
 * Updates the "last seen" time of a complete feed's unchanged offers, about once a day: writing a million
 * rows just for a timestamp would make an unchanged feed as slow as a new one.
 */
export async function confirmOffers(
  { db }: Pick<Deps, 'db'>,
  feed: Pick<Feed, 'id' | 'isFull' | 'confirmedAt'>,
  { at, isFirstReading }: { at: Date; isFirstReading: boolean },
): Promise<void> {
  const { isFull, confirmedAt } = feed;
  if (!isFull || (confirmedAt && at.getTime() - confirmedAt.getTime() < confirmIntervalMs)) return;
  // Offers of a first run were just written with the current time.
  const range = isFirstReading ? null : await findFeedOfferRange(db, feed.id);
  for (let fromId = range?.first ?? 1; fromId <= (range?.last ?? 0); fromId += offersPerBatch) {
    const batch = { feedId: feed.id, fromId, toId: fromId + offersPerBatch - 1, at };
    await updateOffersConfirmed(db, batch);
  }
  await updateFeedConfirmed(db, { id: feed.id, at });
}
