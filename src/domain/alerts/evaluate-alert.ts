import type { AlertRule } from './alert-rule';
import { evaluateStock } from './evaluate-stock';
import type { Evaluation } from './evaluation';
import type { AlertCondition, AlertState, PriceAlert } from './price-alert';
import {
  comparedCents,
  isConfirmed,
  isPlausible,
  matchingOffers,
  type WatchedOffer,
  type WatchedProduct,
} from './watched-offer';

type WatchedAlert = AlertCondition & AlertState & Pick<PriceAlert, 'paused'>;

/**
 * Evaluates an alert against a product's offers. A price is confirmed when it was seen twice or
 * when other stores make it plausible. An unconfirmed price counts as the higher of itself and the
 * previous price when deciding to notify, and as the lower when deciding to re-arm. So a single
 * wrong price, high or low, never sends an email.
 */
export function evaluateAlert(
  alert: WatchedAlert,
  product: WatchedProduct,
  now: Date,
  rule: AlertRule,
): Evaluation {
  const before = stateOf(alert);
  if (alert.paused) return { verdict: 'quiet', notification: null, state: before };
  const evaluation =
    alert.kind === 'back-in-stock'
      ? evaluateStock(alert, product, now)
      : evaluatePrice(alert, product, now, rule);
  const unsettled = !product.offers.every(isConfirmed);
  return { ...evaluation, state: { ...evaluation.state, unsettled } };
}

function evaluatePrice(
  alert: WatchedAlert,
  product: WatchedProduct,
  now: Date,
  rule: AlertRule,
): Evaluation {
  const readings = readOffers(alert, product, rule);
  const confirmed = lowestValue(readings, ({ confirmedCents }) => confirmedCents);
  const unconfirmed = lowestValue(readings, ({ statedCents }) => statedCents);
  const rearmValue = lowestValue(readings, ({ rearmCents }) => rearmCents);
  const state = arm(alert, { confirmed, unconfirmed, rearmValue, now, rule });
  if (confirmed && meetsCondition(alert, state, confirmed.cents, rule)) {
    return {
      verdict: 'due',
      notification: {
        offerId: confirmed.offerId,
        valueCents: confirmed.cents,
        beforeCents: state.baseCents,
      },
      state: { ...markNotified(state, confirmed.cents, now), heldSince: null, checkAt: null },
    };
  }
  if (unconfirmed && meetsCondition(alert, state, unconfirmed.cents, rule)) {
    return { verdict: 'held', notification: null, state: markUnconfirmed(state, now, rule) };
  }
  return {
    verdict: 'quiet',
    notification: null,
    state: { ...state, heldSince: null, checkAt: null },
  };
}

interface OfferReading {
  offerId: number;
  /** The store's price. */
  statedCents: number;
  /** Upper bound of the confirmed price; null: not confirmed. */
  confirmedCents: number | null;
  /** Lower bound, used to re-arm. */
  rearmCents: number;
}

function readOffers(alert: WatchedAlert, product: WatchedProduct, rule: AlertRule): OfferReading[] {
  return matchingOffers(alert, product.offers).flatMap((offer) => {
    if (!offer.inStock) return [];
    const statedCents = comparedCents(alert, offer, offer.priceCents, product.size);
    if (statedCents === null) return [];
    const isReliable = isConfirmed(offer) || isPlausible(offer, product.offers, rule);
    const previous = isReliable ? statedCents : previousValue(alert, offer, product);
    return {
      offerId: offer.id,
      statedCents,
      confirmedCents: previous === null ? null : Math.max(statedCents, previous),
      rearmCents: Math.min(statedCents, previous ?? statedCents),
    };
  });
}

function previousValue(
  alert: WatchedAlert,
  offer: WatchedOffer,
  { size }: WatchedProduct,
): number | null {
  const { previousCents } = offer;
  return previousCents === null ? null : comparedCents(alert, offer, previousCents, size);
}

interface Value {
  offerId: number;
  cents: number;
}

function lowestValue(
  readings: readonly OfferReading[],
  pick: (reading: OfferReading) => number | null,
): Value | null {
  let best: Value | null = null;
  for (const reading of readings) {
    const cents = pick(reading);
    if (cents !== null && (best === null || cents < best.cents)) {
      best = { offerId: reading.offerId, cents };
    }
  }
  return best;
}

interface Values {
  confirmed: Value | null;
  unconfirmed: Value | null;
  rearmValue: Value | null;
  now: Date;
  rule: AlertRule;
}

/** Updates the base price of the next drop and whether the alert is armed. */
function arm(
  alert: WatchedAlert,
  { confirmed, unconfirmed, rearmValue, now, rule }: Values,
): AlertState {
  const state = stateOf(alert);
  const isOverLimit = alert.kind === 'drop' || (rearmValue?.cents ?? 0) > (alert.limitCents ?? 0);
  const floor = (state.notifiedCents ?? 0) * (100 + rule.risePercent);
  if (
    state.notifiedCents !== null &&
    rearmValue &&
    isOverLimit &&
    rearmValue.cents * 100 >= floor
  ) {
    return { ...state, armed: true, baseCents: rearmValue.cents, notifiedCents: null };
  }
  if (state.armed) {
    if (alert.kind === 'drop') {
      const highest = Math.max(state.baseCents ?? 0, rearmValue?.cents ?? 0);
      return { ...state, baseCents: highest || null };
    }
    // Only confirmed prices: the email shows this as the earlier price.
    const isSettled =
      confirmed &&
      confirmed.cents === unconfirmed?.cents &&
      !meetsCondition(alert, state, confirmed.cents, rule);
    return isSettled ? { ...state, baseCents: confirmed.cents } : state;
  }
  const notifiedAt = state.notifiedAt?.getTime() ?? 0;
  if (now.getTime() - notifiedAt < rule.rearmAfterMs) return state;
  const base = confirmed?.cents ?? state.baseCents;
  return alert.kind === 'drop'
    ? { ...state, armed: true, baseCents: base, notifiedCents: null }
    : { ...state, armed: true, baseCents: state.notifiedCents };
}

function meetsCondition(
  alert: AlertCondition,
  state: AlertState,
  cents: number,
  rule: AlertRule,
): boolean {
  if (!state.armed) return false;
  if (alert.kind === 'drop') {
    const { baseCents } = state;
    return baseCents !== null && cents * 100 <= baseCents * (100 - (alert.percent ?? 100));
  }
  if (cents > (alert.limitCents ?? 0)) return false;
  return (
    state.notifiedCents === null || cents * 100 <= state.notifiedCents * (100 - rule.risePercent)
  );
}

const markNotified = (state: AlertState, cents: number, now: Date): AlertState => ({
  ...state,
  armed: false,
  baseCents: cents,
  notifiedCents: cents,
  notifiedAt: now,
});

function markUnconfirmed(state: AlertState, now: Date, rule: AlertRule): AlertState {
  const heldSince = state.heldSince ?? now;
  const keepsChecking = now.getTime() - heldSince.getTime() < rule.checkForMs;
  const checkAt = keepsChecking ? new Date(now.getTime() + rule.checkEveryMs) : null;
  return { ...state, heldSince, checkAt };
}

const stateOf = (alert: AlertState): AlertState => ({
  armed: alert.armed,
  baseCents: alert.baseCents,
  notifiedCents: alert.notifiedCents,
  notifiedAt: alert.notifiedAt,
  heldSince: alert.heldSince,
  checkAt: alert.checkAt,
  unsettled: alert.unsettled,
});
