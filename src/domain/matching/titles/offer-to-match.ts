import type { FormulaSketch } from '../rules/formula-sketch';
import type { StoredTitle } from './read-title';

/** The fields of an offer that matching uses. */
export interface OfferToMatch {
  brand?: string;
  name: string;
  /**
   * In the shop's spelling: '1.7 oz
   * 50 mL'.
   */
  size?: string;
  /** As in the feed; validated here. */
  gtin?: string;
  shade?: string;
  description?: string;
  /** In dollars: a price far from the product's speaks against a match. */
  price?: number;
  /** Of its ingredients. */
  formula?: FormulaSketch | undefined;
}

/** A product that an offer may belong to. */
export interface ProductToMatch {
  productId: number;
  brand?: string | undefined;
  name: string;
  size?: string | undefined;
  gtin?: string | undefined;
  shade?: string | undefined;
  price?: number | undefined;
  formula?: FormulaSketch | undefined;
}

/** A candidate: a listed product, or one from an index, which has only its title. */
export type Candidate = ProductToMatch | (StoredTitle & { readonly productId: number });
