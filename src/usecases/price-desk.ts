import type { SetPrice } from './set-price.server';

/** Where the operator changes prices: at the database, or through the site that has it open. */
export interface PriceDesk {
  set(input: { offerId: number; priceCents: number }): Promise<SetPrice>;
  /** Lets invented stores change their prices; how many did. */
  simulate(input: { changes: number }): Promise<number>;
}
