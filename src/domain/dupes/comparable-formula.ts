import { isSet } from '../search/tags/types/product-type';

/** Shorter lists say too little: many products consist of the same three ingredients. */
const minKnownIngredients = 5;
/** With more unknown names the comparison would be a guess. */
const maxUnknownShare = 0.3;

/**
 * The part of a formula that can be compared: what every shade contains. Unknown names keep their place as 0.
 * Null: the list is missing, too short or mostly unknown.
 */
export function comparableFormula(ids: readonly number[]): readonly number[] | null {
  const formula = ids.filter((id) => id >= 0);
  const unknown = countUnknown(formula);
  const known = formula.length - unknown;
  return known < minKnownIngredients || unknown > formula.length * maxUnknownShare ? null : formula;
}

/** How many names of a formula the dictionary does not know. */
export const countUnknown = (ids: readonly number[]): number => ids.filter((id) => id === 0).length;

const typeTag = /^type:([^:]+)/;

/**
 * The type of product that dupes must share; null for sets, whose lists belong to several products, and for
 * fragrances, whose scent is one word on the label. Products of no known type are compared with those of their
 * subcategory.
 */
export function dupeType(product: {
  tags: readonly string[];
  category: string;
  subcategory: string;
}): string | null {
  if (product.category === 'fragrance') return null;
  for (const tag of product.tags) {
    const type = typeTag.exec(tag)?.[1];
    if (type !== undefined) return isSet(type) ? null : type;
  }
  return `${product.category}/${product.subcategory}`;
}
