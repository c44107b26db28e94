import type { OfferToMatch, ProductToMatch } from './titles/offer-to-match';
import type { StoredTitle } from './titles/read-title';
import type { LearnedBrands } from './words/brand-key';

/** A product of an index, whose title is parsed already. */
export interface IndexedProduct extends StoredTitle {
  readonly productId: number;
  /** Fourteen digits. */
  readonly gtin: string | null;
  /** Whether its name may have this key (see `nameKey`); false is certain. */
  mayBeNamed(nameKey: number): boolean;
}

/** Finds the products that an offer may belong to. */
export interface CandidateIndex {
  add(product: ProductToMatch): void;
  /** Most likely first, at most ten. */
  candidates(offer: OfferToMatch): readonly IndexedProduct[];
  /** Whether a product has this GTIN. */
  hasGtin(gtin: string): boolean;
  readonly length: number;
  /** Approximate memory use. */
  readonly bytes: number;
}

/** Creates an empty index; brands are compared with these aliases. */
export type CreateCandidateIndex = (learned?: LearnedBrands) => CandidateIndex;
