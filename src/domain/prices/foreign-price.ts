import type { ExchangeRate } from './exchange-rates';

/** A retailer's price in another currency than the site's. */
export interface ForeignPrice {
  retailerId: number;
  currency: string;
  priceMinor: number;
  inStock: boolean;
  url: string;
  /** The rate it was converted with; null: it is not compared with dollars. */
  rate: ExchangeRate | null;
  seenAt: Date;
}
