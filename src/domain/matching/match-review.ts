import type { WeighedCandidate } from './rules/decide';
import type { OfferToMatch } from './titles/offer-to-match';

/** Names one offer of a retailer's feed. */
export interface FeedOfferKey {
  retailerId: number;
  /** The retailer's own name for the offer. */
  retailerKey: string;
}

/** An offer whose product is not certain, as the operator is asked about it. */
export interface MatchQuestion extends FeedOfferKey {
  offer: OfferToMatch;
  /** The likeliest first. */
  candidates: readonly WeighedCandidate[];
  reasons: readonly string[];
}

export interface MatchReview extends MatchQuestion {
  id: number;
  retailer: string;
  askedAt: Date;
}

/** What is remembered of an offer. */
export interface RememberedMatch {
  /** A product's id; 'new': a product of its own; 'asked': the operator has not answered yet. */
  belongsTo: number | 'new' | 'asked' | null;
  rejected: ReadonlySet<number>;
}
