import { asPerson } from '~/db/engine/as-person.server';
import { upsertAllowedStoreVisit } from '~/db/reviews/store-visit.repo.server';
import { utcDay } from '~/domain/utc-day';
import type { Deps } from '../deps';
import { takeReviewLimit } from '../reviews/take-review-limit.server';
import { findOfferOrForeignPrice } from './follow-offer.server';

/** Remembers that a person opened a store's offer of a product, if they allow it. */
export async function recordStoreVisit(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, offerId }: { userId: string; offerId: number },
): Promise<void> {
  const { db, clock } = deps;
  await takeReviewLimit(deps, { rate: 'visit', of: userId });
  const offer = await findOfferOrForeignPrice(db.reader, offerId);
  if (!offer) return;
  const { productId, retailerId } = offer;
  const visit = { userId, productId, retailerId, day: utcDay(clock.now()) };
  await asPerson(db, userId, (tx) => upsertAllowedStoreVisit(tx, visit));
}
