import type { AlertRule } from './alert-rule';
import { evaluateStock } from './evaluate-stock';
import type { Evaluation } from './evaluation';
import type { AlertState, AlertWish, PriceAlert } from './price-alert';
import {
  isPlausible,
  measure,
  offersOf,
  seenTwice,
  type WatchedOffer,
  type WatchedProduct,
} from './watched-offer';

type Watching = AlertWish & AlertState & Pick<PriceAlert, 'paused'>;

/**
 * What an alert makes of a product's offers. A price counts as it is when it was seen twice or when
 * other stores make it plausible. Until then it counts as the dearer of itself and the price before
 * where a fall is to be told, and as the cheaper where the alert is to be armed again: so neither a
 * slip down nor a slip up makes anybody write a mail.
 */
export function evaluateAlert(
  alert: Watching,
  product: WatchedProduct,
  now: Date,
  rule: AlertRule,
): Evaluation {
  const before = stateOf(alert);
  if (alert.paused) return { verdict: 'quiet', news: null, state: before };
  const evaluation =
    alert.kind === 'back-in-stock'
      ? evaluateStock(alert, product, now)
      : evaluatePrice(alert, product, now, rule);
  const unsettled = !product.offers.every(seenTwice);
  return { ...evaluation, state: { ...evaluation.state, unsettled } };
}

function evaluatePrice(
  alert: Watching,
  product: WatchedProduct,
  now: Date,
  rule: AlertRule,
): Evaluation {
  const readings = readOffers(alert, product, rule);
  const sure = lowest(readings, ({ sureCents }) => sureCents);
  const rumoured = lowest(readings, ({ saidCents }) => saidCents);
  const risen = lowest(readings, ({ risenCents }) => risenCents);
  const state = arm(alert, { sure, rumoured, risen, now, rule });
  if (sure && meets(alert, state, sure.cents, rule)) {
    return {
      verdict: 'due',
      news: { offerId: sure.offerId, valueCents: sure.cents, beforeCents: state.baseCents },
      state: { ...told(state, sure.cents, now), heldSince: null, checkAt: null },
    };
  }
  if (rumoured && meets(alert, state, rumoured.cents, rule)) {
    return { verdict: 'held', news: null, state: hold(state, now, rule) };
  }
  return { verdict: 'quiet', news: null, state: { ...state, heldSince: null, checkAt: null } };
}

interface Reading {
  offerId: number;
  /** As the store says it. */
  saidCents: number;
  /** At least so cheap, as far as can be believed; null: cannot be believed at all. */
  sureCents: number | null;
  /** At most so dear. */
  risenCents: number;
}

function readOffers(alert: Watching, product: WatchedProduct, rule: AlertRule): Reading[] {
  return offersOf(alert, product.offers).flatMap((offer) => {
    if (!offer.inStock) return [];
    const saidCents = measure(alert, offer, offer.priceCents, product.size);
    if (saidCents === null) return [];
    const believed = seenTwice(offer) || isPlausible(offer, product.offers, rule);
    const previous = believed ? saidCents : previousValue(alert, offer, product);
    return {
      offerId: offer.id,
      saidCents,
      sureCents: previous === null ? null : Math.max(saidCents, previous),
      risenCents: Math.min(saidCents, previous ?? saidCents),
    };
  });
}

function previousValue(
  alert: Watching,
  offer: WatchedOffer,
  { size }: WatchedProduct,
): number | null {
  const { previousCents } = offer;
  return previousCents === null ? null : measure(alert, offer, previousCents, size);
}

interface Value {
  offerId: number;
  cents: number;
}

function lowest(
  readings: readonly Reading[],
  pick: (reading: Reading) => number | null,
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
  sure: Value | null;
  rumoured: Value | null;
  risen: Value | null;
  now: Date;
  rule: AlertRule;
}

/** Brings up to date what the next fall is measured against, and whether one would be news. */
function arm(alert: Watching, { sure, rumoured, risen, now, rule }: Values): AlertState {
  const state = stateOf(alert);
  const overLimit = alert.kind === 'drop' || (risen?.cents ?? 0) > (alert.limitCents ?? 0);
  const floor = (state.toldCents ?? 0) * (100 + rule.risePercent);
  if (state.toldCents !== null && risen && overLimit && risen.cents * 100 >= floor) {
    return { ...state, armed: true, baseCents: risen.cents, toldCents: null };
  }
  if (state.armed) {
    if (alert.kind === 'drop') {
      const highest = Math.max(state.baseCents ?? 0, risen?.cents ?? 0);
      return { ...state, baseCents: highest || null };
    }
    // Only what is not in doubt: the mail will say that it cost this before.
    const settled =
      sure && sure.cents === rumoured?.cents && !meets(alert, state, sure.cents, rule);
    return settled ? { ...state, baseCents: sure.cents } : state;
  }
  const toldAt = state.toldAt?.getTime() ?? 0;
  if (now.getTime() - toldAt < rule.rearmAfterMs) return state;
  const base = sure?.cents ?? state.baseCents;
  return alert.kind === 'drop'
    ? { ...state, armed: true, baseCents: base, toldCents: null }
    : { ...state, armed: true, baseCents: state.toldCents };
}

function meets(alert: AlertWish, state: AlertState, cents: number, rule: AlertRule): boolean {
  if (!state.armed) return false;
  if (alert.kind === 'drop') {
    const { baseCents } = state;
    return baseCents !== null && cents * 100 <= baseCents * (100 - (alert.percent ?? 100));
  }
  if (cents > (alert.limitCents ?? 0)) return false;
  return state.toldCents === null || cents * 100 <= state.toldCents * (100 - rule.risePercent);
}

const told = (state: AlertState, cents: number, now: Date): AlertState => ({
  ...state,
  armed: false,
  baseCents: cents,
  toldCents: cents,
  toldAt: now,
});

function hold(state: AlertState, now: Date, rule: AlertRule): AlertState {
  const heldSince = state.heldSince ?? now;
  const goesOn = now.getTime() - heldSince.getTime() < rule.checkForMs;
  const checkAt = goesOn ? new Date(now.getTime() + rule.checkEveryMs) : null;
  return { ...state, heldSince, checkAt };
}

const stateOf = (alert: AlertState): AlertState => ({
  armed: alert.armed,
  baseCents: alert.baseCents,
  toldCents: alert.toldCents,
  toldAt: alert.toldAt,
  heldSince: alert.heldSince,
  checkAt: alert.checkAt,
  unsettled: alert.unsettled,
});
