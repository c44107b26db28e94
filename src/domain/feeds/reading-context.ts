import type { FeedFormat } from './feed-offer';

export interface ReadingContext {
  format: FeedFormat;
  /** Decides whether a sale with dates is on. */
  now: Date;
  /** The currency of prices that do not name one, from the feed's or the retailer's settings. */
  currency: string | null;
  /** Creates URLs for feeds without any. */
  linkTemplate: string | null;
}
