import type { FeedFormat } from './feed-offer';

export interface ReadingContext {
  format: FeedFormat;
  /** Decides whether a sale with dates is on. */
  now: Date;
  /** Default currency; null: unknown. */
  currency: string | null;
  /** Creates URLs for feeds without any. */
  linkTemplate: string | null;
}
