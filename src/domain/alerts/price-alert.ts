/** What an alert waits for. */
export const alertKinds = ['price-below', 'drop', 'back-in-stock', 'unit-price-below'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** An upper bound that no real user reaches. */
export const maxAlertsPerPerson = 2_000;

/** The condition under which a person wants a notification. */
export interface AlertCondition {
  kind: AlertKind;
  /** For the kinds with a price: this or less, in cents; per fl oz, oz or piece for unit prices. */
  limitCents: number | null;
  /** For drops: at least this many percent. */
  percent: number | null;
  /** One store, or null for any. */
  retailerId: number | null;
  /** Compare the price including shipping. */
  withShipping: boolean;
}

/** State carried from one evaluation to the next. */
export interface AlertState {
  /** Whether the next drop triggers a notification. */
  armed: boolean;
  /** The earlier price: for drops the highest since the alert was armed. */
  baseCents: number | null;
  /** The last notified price. Set while only an even lower price would trigger. */
  notifiedCents: number | null;
  notifiedAt: Date | null;
  /** When an unconfirmed drop was first seen. */
  heldSince: Date | null;
  /** When to recheck an unconfirmed drop. */
  checkAt: Date | null;
  /**
   * Whether some offer was seen only once in its present state, so that a second observation may
   * change the result.
   */
  unsettled: boolean;
}

/** A condition with its owner and state. */
export interface PriceAlert extends AlertCondition, AlertState {
  id: string;
  userId: string;
  productId: number;
  paused: boolean;
  /** Created because the product is a favorite, not by the person. */
  forSaved: boolean;
  /** Number of drops it has notified about. */
  falls: number;
}

/** The state of a new alert, at the current value. */
export function newAlertState(baseCents: number | null): AlertState {
  return {
    armed: true,
    baseCents,
    notifiedCents: null,
    notifiedAt: null,
    heldSince: null,
    checkAt: null,
    unsettled: true,
  };
}
