import { ingredientIdsOf } from '~/domain/ingredients/ingredient-choices';
import type { Bits } from './structures/bitset';
import { addPackedGroup, type PackedPostings } from './structures/packed-postings';

/** The resolved ingredients of products. */
export interface Ingredients {
  /** The group of each ingredient, by its number. */
  codes: ReadonlyMap<number, number>;
  products: PackedPostings;
  /** The products with at least one resolved ingredient. */
  resolved: Bits;
}

/** Adds the products that have an ingredient, or one of a family, on their label. */
export function addContaining({ codes, products }: Ingredients, slug: string, bits: Bits): void {
  for (const id of ingredientIdsOf(slug)) {
    const code = codes.get(id);
    if (code !== undefined) addPackedGroup(products, code, bits);
  }
}
