import { findCategory } from '~/domain/catalog/category';
import { labelOf } from './completions';
import { widerTerms } from './index-tags';
import { shelfOfType } from './tags/types/product-type';
import type { QuerySlot } from './understand/understood-query';
import { concerns } from './vocabulary/concerns';
import { productTypes } from './vocabulary/product-types';
import { substitutes } from './vocabulary/substitutes';
import type { Concern, TermKind } from './vocabulary/term';

/** What a part becomes when no product has what it names. */
export interface Substitute {
  slot: QuerySlot;
  label: string;
}

const categoryOfType = new Map(productTypes.map(({ slug, category }) => [slug, category]));
const areaOfConcern = new Map(concerns.map(({ slug, area }) => [slug, area]));
const categoryOfArea: Readonly<Record<Concern['area'], string>> = {
  skin: 'skincare',
  eyes: 'skincare',
  lips: 'skincare',
  body: 'skincare',
  hair: 'haircare',
  nails: 'tools',
};

/** The next wider terms: a BB cream is a tinted moisturizer. */
export function widerParts(slot: QuerySlot): readonly Substitute[] {
  if (!('slug' in slot) || slot.kind === 'brand' || slot.kind === 'without') return [];
  const { kind } = slot;
  return widerTerms(kind, slot.slug).map((slug) => termOf([kind, slug]));
}

/** What comes nearest to what a part names, the nearest first. */
export function substitutesOf(slot: QuerySlot): readonly Substitute[] {
  if (!('slug' in slot)) return [];
  const rows = substitutes[`${slot.kind}:${slot.slug}`] ?? [];
  return [...rows.map(termOf), ...shelvesOf(slot)];
}

function termOf(tag: readonly [kind: TermKind, slug: string]): Substitute {
  const [kind, slug] = tag;
  return { slot: { kind, slug }, label: labelOf(kind, slug) };
}

function shelvesOf({ kind, slug }: { kind: string; slug: string }): Substitute[] {
  if (kind === 'type') {
    const [category = categoryOfType.get(slug) ?? '', subcategory = null] =
      shelfOfType(slug)?.split('/') ?? [];
    return [...(subcategory === null ? [] : [shelf(category, subcategory)]), shelf(category, null)];
  }
  const area = kind === 'concern' ? areaOfConcern.get(slug) : undefined;
  return area === undefined ? [] : [shelf(categoryOfArea[area], null)];
}

function shelf(category: string, subcategory: string | null): Substitute {
  const found = findCategory(category, subcategory ?? undefined);
  const label = found?.subcategory?.name ?? found?.category.name ?? category;
  return { slot: { kind: 'category', category, subcategory }, label };
}
