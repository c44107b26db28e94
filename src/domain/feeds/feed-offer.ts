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
  /** Number of characters of all values. */
  readonly length: number;
  /** The value at an index of the names; '' if missing. */
  value(place: number): string;
  /** Whether the value is missing or only spaces. */
  isBlank(place: number): boolean;
  /** The value's traits: see cell-traits.ts. */
  traits(place: number): number;
  /** All values, joined by the unit separator. */
  joined(): string;
  /** UTF-8 size of all values; -1: not available as bytes. */
  readonly bytes: number;
  /** Writes a value as UTF-8 at an offset; returns the end. */
  copyValue(place: number, into: Uint8Array, at: number): number;
}

/** The original entry as JSON. */
export interface RawText {
  raw(): string;
  /** Upper bound of the bytes that `writeRaw` needs. */
  readonly maxRawBytes: number;
  /**
   * Writes it at an offset and returns the end; -1: it needs escaping for JSON or COPY and is
   * available as text only. Allocates nothing.
   */
  writeRaw(into: Uint8Array, at: number): number;
}

/** An entry of a feed, parsed on demand. */
export interface FeedRow extends RawText {
  line: number;
  length: number;
  /** The retailer's id for it; null: it has none. */
  key: string | null;
  /** Equal while the feed's content is equal. */
  hash: string;
  /** Whether it has sale dates. */
  isTimed: boolean;
  /** Its offer, or why there is none; an offer may also have problems. */
  read(): { offer: FeedOffer | null; problems: readonly RowProblem[] };
}
