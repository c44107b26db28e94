import type { StoreRating } from '../catalog/store-rating';

/** Feed format, detected from the content. */
export type FeedFormat =
  | 'google-xml'
  | 'google-csv'
  | 'awin'
  | 'cj'
  | 'rakuten-text'
  | 'rakuten-xml'
  | 'impact'
  | 'heureka'
  | 'shopify-csv'
  | 'shopify-json'
  | 'html-page'
  | 'open-beauty-facts'
  | 'glowfare-csv'
  | 'glowfare-json'
  | 'other-csv'
  | 'other-xml'
  | 'other-json';

/** A cleaned offer from a retailer's feed. */
export interface FeedOffer {
  /** The retailer's id for it. */
  key: string;
  title: string;
  brand: string | null;
  url: string | null;
  imageUrl: string | null;
  description: string | null;
  /** The price at reading time in minor units of its currency; null: a catalog without prices. */
  priceMinor: number | null;
  originalPriceMinor: number | null;
  /** ISO 4217; null: neither the feed nor its settings say. */
  currency: string | null;
  shippingMinor: number | null;
  inStock: boolean;
  /** Fourteen digits with a valid check digit. */
  gtin: string | null;
  sizeText: string | null;
  shade: string | null;
  categoryText: string | null;
  ingredientsText: string | null;
  /** Ratings of the product at this store. */
  rating: StoreRating | null;
}

/** A part of a row that could not be used. */
export interface RowProblem {
  line: number;
  field: string;
  /** The feed's text, truncated. */
  value: string;
  reason: string;
}

/** One entry of a feed: its original field names and values. */
export interface FeedRecord {
  readonly line: number;
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** An entry of a feed, parsed on demand. */
export interface FeedRow {
  line: number;
  /** Number of characters of all values. */
  length: number;
  /** The retailer's id for it; null: it has none. */
  key: string | null;
  /** Equal while the feed's content is equal. */
  hash: string;
  /** Whether it has sale dates. */
  isTimed: boolean;
  /** Its offer, or why there is none; an offer may also have problems. */
  read(): { offer: FeedOffer | null; problems: readonly RowProblem[] };
  /** The original entry as JSON. */
  raw(): string;
}

/** How the rows of a feed are read. */
export interface ReadingContext {
  format: FeedFormat;
  /** Decides whether a sale with dates is on. */
  now: Date;
  /** The currency of prices that do not name one, from the feed's or the retailer's settings. */
  currency: string | null;
  /** Creates URLs for feeds without any. */
  linkTemplate: string | null;
}
