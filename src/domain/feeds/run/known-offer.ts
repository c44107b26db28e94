import type { FeedOfferState } from '../report/run-report';

/** An entry of a retailer's feed as an earlier run stored it. */
export interface KnownFeedOffer {
  id: number;
  retailerKey: string;
  hash: string;
  state: FeedOfferState;
  productId: number | null;
  /** The comparable price in dollars. */
  priceCents: number | null;
  priceMinor: number | null;
  currency: string | null;
  gtin: string | null;
  /** Of its size and ingredients; null: not computed yet. */
  factsHash: number | null;
  missed: number;
  /** The run that wrote it last. */
  runId: number;
}
