import type { Evaluation } from './evaluation';
import type { AlertState, AlertWish } from './price-alert';
import { offersOf, seenTwice, type WatchedProduct } from './watched-offer';

/**
 * Back in stock: told at the first sighting, since what is back may be gone by the second. Armed again
 * only once every store was seen without it twice, so that a feed that lost a line for an hour is no news.
 */
export function evaluateStock(
  alert: AlertWish & AlertState,
  product: WatchedProduct,
  now: Date,
): Evaluation {
  const { armed, baseCents, toldCents, toldAt, unsettled } = alert;
  const state = { armed, baseCents, toldCents, toldAt, heldSince: null, checkAt: null, unsettled };
  const offers = offersOf(alert, product.offers);
  const [cheapest] = offers
    .filter(({ inStock }) => inStock)
    .toSorted((a, b) => a.priceCents - b.priceCents);
  if (!cheapest) {
    const soldOut = armed || offers.every(seenTwice);
    return { verdict: 'quiet', news: null, state: { ...state, armed: soldOut } };
  }
  if (!armed) return { verdict: 'quiet', news: null, state };
  const { id: offerId, priceCents: valueCents } = cheapest;
  return {
    verdict: 'due',
    news: { offerId, valueCents, beforeCents: null },
    state: { ...state, armed: false, toldCents: valueCents, toldAt: now },
  };
}
