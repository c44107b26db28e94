import type { FeedFormat } from './feed-offer';

/** What a feed's rows are read by, beside what they say. */
export interface ReadingContext {
  format: FeedFormat;
  /** Decides whether a sale with dates is on. */
  now: Date;
  /** What prices are in when the feed does not say; null: nobody knows. */
  currency: string | null;
  /** Makes addresses for feeds that state none. */
  linkTemplate: string | null;
}
