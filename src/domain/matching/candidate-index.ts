import type { BrandCatalog } from './rules/brand-catalog';
import type { OfferToMatch, ProductToMatch } from './titles/offer-to-match';
import type { StoredTitle, Title } from './titles/read-title';
import type { LearnedBrands } from './words/brand-key';

/** A product of an index, whose title is parsed already. */
export interface IndexedProduct extends StoredTitle {
  readonly productId: number;
  /** Fourteen digits. */
  readonly gtin: string | null;
  /** Whether it may have the same name, in any order of words; false is certain. */
  mayHaveNameOf(title: Title): boolean;
}

/** Finds the products that an offer may belong to. */
export interface CandidateIndex extends BrandCatalog {
  /** The parsed title of an offer or product. */
  titleOf(offer: OfferToMatch | ProductToMatch): Title;
  /** Adds a product under its own title, or under the given one. */
  add(product: ProductToMatch, title?: Title): void;
  /** Most likely first, at most ten. */
  candidates(offer: OfferToMatch | StoredTitle): readonly IndexedProduct[];
  /** Whether a product has this GTIN. */
  hasGtin(gtin: string): boolean;
  readonly length: number;
  /** Approximate memory use. */
  readonly bytes: number;
}

/** Creates an empty index; brands are compared with these aliases. */
export type CreateCandidateIndex = (learned?: LearnedBrands) => CandidateIndex;
