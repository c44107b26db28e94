import { listRandomOffers } from '~/db/prices/simulated-offer.repo.server';
import { AppError } from '~/domain/app-error';
import { simulatePrice } from '~/domain/prices/simulated-price';
import type { Deps } from '../deps';
import { historyWindow } from './read-price-history.server';
import { recordPrices } from './record-prices.server';

interface Simulation {
  changes: number;
  /** Products up to this id keep their prices. */
  skipUpToProductId: number;
}

const maxSimulatedChanges = 2_000;

/** Changes some prices of fictional stores in one recording; returns their number. */
export async function simulatePrices(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { changes, skipUpToProductId }: Simulation,
): Promise<number> {
  if (!deps.site.demo) {
    throw new AppError('bad_request', {
      message: 'Prices can only be simulated for the demo catalog (CATALOGUE=demo).',
    });
  }
  const count = Math.min(changes, maxSimulatedChanges);
  const seenAt = deps.clock.now();
  const { from: pricesSince } = historyWindow(seenAt);
  const offers = await listRandomOffers(deps.db, { count, skipUpToProductId, pricesSince });
  const { changedOffers } = await recordPrices(
    deps,
    offers.map(({ id, priceCents, originalPriceCents, usualPriceCents }) => {
      const step = { currentCents: priceCents, usualCents: usualPriceCents };
      const next = simulatePrice(step, Math.random);
      const isBelow = originalPriceCents !== null && next < originalPriceCents;
      return {
        offerId: id,
        priceCents: next,
        originalPriceCents: isBelow ? originalPriceCents : null,
        inStock: true,
        seenAt,
      };
    }),
  );
  return changedOffers;
}
