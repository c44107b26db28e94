import type { ProductIngredients } from '../../ingredients/resolve-ingredients';

/** The texts of a product that its tags are derived from. */
export interface TaggedProduct {
  name: string;
  brand: string;
  /** Slugs; see domain/catalog/category.ts. */
  category: string;
  subcategory: string;
  /** The category as a feed writes it, such as "Skincare > Treatments > Face Serums". */
  categoryText?: string | null;
  description: string | null;
  features: readonly string[];
  /** INCI names in the order of the label; empty: unknown. */
  ingredients: readonly string[];
  /** The resolved names; without them, every name counts as known. */
  resolved?: ProductIngredients;
  keyIngredients: readonly string[];
}
