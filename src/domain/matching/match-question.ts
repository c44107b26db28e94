import type { WeighedCandidate } from './rules/decide';
import type { OfferToMatch } from './titles/offer-to-match';

/** Identifies one offer of a retailer's feed. */
export interface FeedOfferKey {
  retailerId: number;
  /** The retailer's id for the offer. */
  retailerKey: string;
}

/** An offer whose product is uncertain, as a question to the operator. */
export interface MatchQuestion extends FeedOfferKey {
  offer: OfferToMatch;
  /** Most likely first. */
  candidates: readonly WeighedCandidate[];
  reasons: readonly string[];
}

export interface OpenMatchQuestion extends MatchQuestion {
  id: number;
  retailer: string;
  askedAt: Date;
  /** How many open questions an answer settles, this one included. */
  settles: number;
}

export interface SettledMatchQuestion extends FeedOfferKey {
  id: number;
  retailer: string;
  offer: OfferToMatch;
  /** Null: a new product. */
  productId: number | null;
  settledAt: Date;
}

/** A stored decision about an offer. */
export interface RememberedMatch {
  /** A product's id; 'new': a new product; 'asked': not answered yet. */
  belongsTo: number | 'new' | 'asked' | null;
  rejected: ReadonlySet<number>;
}
