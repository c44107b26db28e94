/** What an alert waits for. */
export const alertKinds = ['price-below', 'drop', 'back-in-stock', 'unit-price-below'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What a person wants to be told. */
export interface AlertCondition {
  kind: AlertKind;
  /** For the kinds with a price: this or less, in cents; of a fl oz, an oz or a piece for unit prices. */
  limitCents: number | null;
  /** For drops: at least so many percent. */
  percent: number | null;
  /** One store, or any. */
  retailerId: number | null;
  /** What it costs at the door instead of on the shelf. */
  withShipping: boolean;
}

/** What an alert remembers from one evaluation to the next. */
export interface AlertState {
  /** Whether the next fall is news. */
  armed: boolean;
  /** What it cost before: for drops the highest price since it was armed. */
  baseCents: number | null;
  /** What the person was last told. Kept while only an even lower price would be news. */
  toldCents: number | null;
  toldAt: Date | null;
  /** Since when a fall is seen that is not believed yet. */
  heldSince: Date | null;
  /** When to look again at what is held. */
  checkAt: Date | null;
  /** Whether some offer was seen only once as it is: then a second sighting may change something. */
  unsettled: boolean;
}

/** A wish, whose it is, and where it stands. */
export interface PriceAlert extends AlertCondition, AlertState {
  id: string;
  userId: string;
  productId: number;
  paused: boolean;
  /** Exists because the product is saved; not one that the person made. */
  forSaved: boolean;
  /** How many falls it has told of. */
  falls: number;
}

/** An alert that has seen nothing yet, at today's value. */
export function newAlertState(baseCents: number | null): AlertState {
  return {
    armed: true,
    baseCents,
    toldCents: null,
    toldAt: null,
    heldSince: null,
    checkAt: null,
    unsettled: true,
  };
}
