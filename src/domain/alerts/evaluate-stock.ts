import type { Evaluation } from './evaluation';
import type { AlertCondition, AlertState } from './price-alert';
import { isConfirmed, matchingOffers, type WatchedProduct } from './watched-offer';

/**
 * Back in stock notifies on the first observation, because the product may sell out before a second
 * one. It re-arms only after every store was seen without stock twice, so that a feed that drops a
 * row for an hour does not trigger it.
 */
export function evaluateStock(
  alert: AlertCondition & AlertState,
  product: WatchedProduct,
  now: Date,
): Evaluation {
  const { armed, baseCents, notifiedCents, notifiedAt, unsettled } = alert;
  const state = {
    armed,
    baseCents,
    notifiedCents,
    notifiedAt,
    heldSince: null,
    checkAt: null,
    unsettled,
  };
  const offers = matchingOffers(alert, product.offers);
  const [cheapest] = offers
    .filter(({ inStock }) => inStock)
    .toSorted((a, b) => a.priceCents - b.priceCents);
  if (!cheapest) {
    const soldOut = armed || offers.every(isConfirmed);
    return { verdict: 'quiet', notification: null, state: { ...state, armed: soldOut } };
  }
  if (!armed) return { verdict: 'quiet', notification: null, state };
  const { id: offerId, priceCents: valueCents } = cheapest;
  return {
    verdict: 'due',
    notification: { offerId, valueCents, beforeCents: null },
    state: { ...state, armed: false, notifiedCents: valueCents, notifiedAt: now },
  };
}
