import { isSet } from '../search/tags/types/product-type';
import { findTerm, widestType } from '../search/vocabulary/terms';

/** What a product is compared with. */
export interface ComparisonGroup {
  /** Similar formulas are looked for in it; null: only the same ingredients count. */
  group: string | null;
  /** Within a group, products of another type must be more similar. */
  type: string;
  /** Products with the same ingredients count whatever their type, if this is equal. */
  sameListGroup: string;
}

interface GroupedProduct {
  brandId: number;
  category: string;
  subcategory: string;
  tags: readonly string[];
}

/** Types that are the same thing under other names. */
const otherNames: Readonly<Record<string, string>> = {
  'bb-cream': 'foundation',
  'skin-tint': 'foundation',
  'makeup-remover': 'cleanser',
  'lip-plumper': 'lip-gloss',
  'lip-oil': 'lip-gloss',
  'tinted-lip-balm': 'lip-balm',
};

/** Types that some shops do not tell apart. */
const relatedTypes: Readonly<Record<string, string>> = {
  blush: 'cheeks',
  bronzer: 'cheeks',
  contour: 'cheeks',
  highlighter: 'cheeks',
  'face-palette': 'cheeks',
  conditioner: 'hair-conditioning',
  'hair-treatment': 'hair-conditioning',
};

/** The types with another name or relatives. @internal */
export const comparedTypes: readonly string[] = [
  ...Object.entries(otherNames).flat(),
  ...Object.keys(relatedTypes),
];

/**
 * What a product is compared with. A set has the lists of several products and labels sum up a scent as "Parfum", so
 * sets and fragrances are only compared with those of the same brand that have the same ingredients. Products of no
 * known type are compared with those of their subcategory.
 */
export function comparisonGroup(product: GroupedProduct): ComparisonGroup {
  const { brandId, category, subcategory } = product;
  const kind = specialKind(product);
  if (kind !== null) return { group: null, type: kind, sameListGroup: `${kind}/${brandId}` };
  const tagged = typeOf(product.tags);
  const widest = tagged === null ? `${category}/${subcategory}` : widestType(tagged);
  const type = otherNames[widest] ?? widest;
  // Shops do not agree on whether a tinted cream or a lip balm is makeup.
  const sameListGroup = category === 'makeup' ? 'skincare' : category;
  return { group: relatedTypes[type] ?? type, type, sameListGroup };
}

export type SpecialKind = 'set' | 'fragrance';

/** Whether a product is a set or a fragrance; null: neither. */
export function specialKind({
  category,
  tags,
}: Pick<GroupedProduct, 'category' | 'tags'>): SpecialKind | null {
  const type = typeOf(tags);
  if (type !== null && isSet(type)) return 'set';
  return category === 'fragrance' ? 'fragrance' : null;
}

/** The type of another product as filters name it, if it is not the product's own. */
export function otherTypeLabel(product: GroupedProduct, other: GroupedProduct): string | null {
  const type = typeOf(other.tags);
  if (type === null || comparisonGroup(product).type === comparisonGroup(other).type) return null;
  return findTerm('type', type)?.label ?? null;
}

const typeTag = /^type:([^:]+)/;

/** The first type that tags name. */
function typeOf(tags: readonly string[]): string | null {
  for (const tag of tags) {
    const type = typeTag.exec(tag)?.[1];
    if (type !== undefined) return type;
  }
  return null;
}
