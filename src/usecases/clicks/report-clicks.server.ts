import { listOfferClicks, listRetailerClicks } from '~/db/clicks/offer-click.repo.server';
import type { OfferClicks, RetailerClicks } from '~/domain/clicks/offer-click';
import { dayMs } from '~/domain/durations';
import { utcDay } from '~/domain/utc-day';
import type { Deps } from '../deps';

const maxRetailers = 1_000;

/** For the operator: clicks per store in the last days or, if requested, per offer. */
export async function reportClicks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { days: number; offerId?: number | undefined },
): Promise<{ retailers: RetailerClicks[]; days: OfferClicks[] }> {
  const sinceDay = utcDay(new Date(clock.now().getTime() - (input.days - 1) * dayMs));
  const { offerId } = input;
  return {
    retailers: await listRetailerClicks(db, { sinceDay, limit: maxRetailers }),
    days:
      offerId === undefined
        ? []
        : await listOfferClicks(db, { offerId, sinceDay, limit: input.days }),
  };
}
