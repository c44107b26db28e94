/** What a feed is written in, as recognized by its content. */
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

/** An offer as a retailer's feed states it, cleaned and in our own terms. */
export interface FeedOffer {
  /** The retailer's own name for it. */
  key: string;
  title: string;
  brand: string | null;
  url: string | null;
  imageUrl: string | null;
  description: string | null;
  /** What it costs at the moment of reading; null: a catalog without prices. */
  priceCents: number | null;
  originalPriceCents: number | null;
  /** ISO 4217; null: the feed does not say. */
  currency: string | null;
  shippingCents: number | null;
  inStock: boolean;
  /** Fourteen digits that passed the check. */
  gtin: string | null;
  sizeText: string | null;
  shade: string | null;
  categoryText: string | null;
  ingredientsText: string | null;
}

/** Something in a row that could not be used. */
export interface RowProblem {
  line: number;
  field: string;
  /** As the feed wrote it, cut short. */
  value: string;
  reason: string;
}

/** One entry of a feed: its fields by the feed's own names, in the feed's own words. */
export interface FeedRecord {
  readonly line: number;
  readonly names: readonly string[];
  /** How many letters its values have. */
  readonly length: number;
  /** What stands at a place, in the order of the names; empty where nothing does. */
  value(place: number): string;
  /** Nothing stands there, or only spaces. */
  isBlank(place: number): boolean;
  /** What that value may hold: see cell-traits.ts. */
  traits(place: number): number;
  /** All values, parted by the unit separator. */
  joined(): string;
  /** How many bytes all values take in UTF-8; -1: they are not there as bytes. */
  readonly bytes: number;
  /** Writes a value as UTF-8, from a place on; gives where it ended. */
  copyValue(place: number, into: Uint8Array, at: number): number;
}

/** What the feed said, as JSON. */
export interface RawText {
  raw(): string;
  /** How many bytes `writeRaw` takes at most. */
  readonly maxRawBytes: number;
  /**
   * Writes it into bytes, from a place on, and gives where it ended; -1: it has signs that are written
   * otherwise in JSON or for COPY, and is to be had as text only. It makes nothing that would have to be
   * collected.
   */
  writeRaw(into: Uint8Array, at: number): number;
}

/** An entry of a feed, read only as far as it is needed. */
export interface FeedRow extends RawText {
  line: number;
  /** How many letters it has. */
  length: number;
  /** The retailer's own name for it; null: it states nothing to know it by. */
  key: string | null;
  /** The same as long as the feed says the same. */
  hash: string;
  /** It states when a sale begins or ends. */
  isTimed: boolean;
  /** Its offer, or why there is none; problems may also come with an offer that does without. */
  read(): { offer: FeedOffer | null; problems: readonly RowProblem[] };
}
