import type { Size } from '../catalog/product';
import type { ComparisonGroup } from './comparison-group';

/** A product's formula, as the index reads it. */
export interface FormulaProduct extends ComparisonGroup {
  productId: number;
  /** The same for all sizes and shades of one product. */
  familyId: number;
  size: Size | null;
  /** See `sameProductHash`. */
  productHash: number;
  /** See `comparableFormula`. */
  formula: readonly number[];
}

export interface SimilarFormula {
  /** From 0 to 1. */
  similarity: number;
  /** The products with this formula: one of each size, in the order of ids. */
  productIds: readonly number[];
}

/** Another size or package of the same product. */
export interface OtherSize {
  productId: number;
  /** From 0 to 1. */
  similarity: number;
}

/** Formulas in memory. The database stays the source of truth. */
export interface FormulaIndex {
  readonly formulaCount: number;
  /** Whether the product has a formula that can be compared. */
  has(productId: number): boolean;
  /**
   * The similar formulas of other products, the most similar first, one per family: those of the same type, those of
   * another type of the group that are at least `minRelatedSimilarity`, and whatever has the same known ingredients
   * and `sameListGroup`.
   */
  similar(productId: number, limit: number): SimilarFormula[];
  /**
   * Products with the same `productHash`, the most similar first. Those of the same type are at least
   * `minSameProductSimilarity` similar; those of other types, and all without a group, at least `minSimilarity`. Products of
   * the same family and size are other shades and left out.
   */
  otherSizes(productId: number, limit: number): OtherSize[];
}

/** Builds a new index in batches, so that requests do not wait for it. */
export interface FormulaIndexBuilder {
  /** In the order of ids over all batches. */
  add(products: readonly FormulaProduct[]): void;
  /** Call once; nothing can be added afterwards. Rejects when aborted. */
  finish(signal?: AbortSignal): Promise<FormulaIndex>;
}

/** Below this, two products of a type share little more than what most of them contain. */
export const minSimilarity = 0.4;
/** For another type of the group: a blush is no bronzer unless their formulas are very similar. */
export const minRelatedSimilarity = 0.7;
/**
 * For the same brand, name and type: a brand may change nearly the whole formula of a product, so only lists with almost
 * nothing in common mean another product. Fragrances need `minSimilarity`, because a scent's oil and its spray are two
 * products with the same name.
 */
export const minSameProductSimilarity = 0.1;
