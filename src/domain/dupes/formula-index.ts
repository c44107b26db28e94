import type { Size } from '../catalog/product';

/** A product's formula, as the index reads it. */
export interface FormulaProduct {
  productId: number;
  /** The same for all sizes and shades of one product. */
  familyId: number;
  /** See `dupeType`. */
  type: string;
  category: string;
  size: Size | null;
  /** See `comparableFormula`. */
  formula: readonly number[];
}

export interface SimilarFormula {
  /** From `minSimilarity` to 1. */
  similarity: number;
  /** The products with this formula: one of each size, in the order of ids. */
  productIds: readonly number[];
}

/** Formulas in memory. The database stays the source of truth. */
export interface FormulaIndex {
  readonly formulaCount: number;
  /** Whether the product has a formula that can be compared. */
  has(productId: number): boolean;
  /**
   * The similar formulas of other products of the same type, the most similar first, one per family. Shops do not
   * agree on what is a foundation and what a BB cream, so a product of another type counts too, if it belongs to the
   * same category and has the same known ingredients.
   */
  similar(productId: number, limit: number): SimilarFormula[];
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
