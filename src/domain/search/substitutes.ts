import { findCategory } from '~/domain/catalog/category';
import { labelOf } from './completions';
import { categoryWithoutFormulas } from './contained-ingredients';
import { widerTerms } from './index-tags';
import { shelfOfType } from './tags/types/product-type';
import type { QuerySlot } from './understand/understood-query';
import { menTypes } from './vocabulary/audiences';
import { concerns } from './vocabulary/concerns';
import { productTypes } from './vocabulary/product-types';
import { substituteShelves, substitutes } from './vocabulary/substitutes';
import type { Concern, TermKind } from './vocabulary/term';

/** What a part becomes when no product has what it names. */
export interface Substitute {
  slot: QuerySlot;
  label: string;
}

const categoryOfType = new Map(productTypes.map(({ slug, category }) => [slug, category]));
const areaOfConcern = new Map(concerns.map(({ slug, area }) => [slug, area]));

/** The category whose products a part is about; null: any. */
export const categoryOf = (slot: QuerySlot): string | null =>
  slot.kind === 'type' ? (categoryOfType.get(slot.slug) ?? null) : null;

const categoryOfArea: Readonly<Record<Concern['area'], string>> = {
  skin: 'skincare',
  eyes: 'skincare',
  lips: 'skincare',
  body: 'skincare',
  hair: 'haircare',
  nails: 'tools',
};

/** The terms that come nearest, those in fewer steps first: a BB cream is a tinted moisturizer. */
export function nearestTerms(slot: QuerySlot): readonly Substitute[] {
  if (!('slug' in slot) || slot.kind === 'brand' || slot.kind === 'without') return [];
  const found = new Map<string, readonly [kind: TermKind, slug: string]>();
  const add = ([kind, slug]: readonly [kind: TermKind, slug: string]): void => {
    const wider = widerTerms(kind, slug).map((one) => [kind, one] as const);
    for (const near of [...wider, ...(substitutes[`${kind}:${slug}`] ?? [])]) {
      if (!found.has(near.join(':'))) found.set(near.join(':'), near);
    }
  };
  add([slot.kind, slot.slug]);
  // Maps also visit what is added meanwhile.
  for (const near of found.values()) add(near);
  return Array.from(found.values(), termOf);
}

function termOf(tag: readonly [kind: TermKind, slug: string]): Substitute {
  const [kind, slug] = tag;
  return { slot: { kind, slug }, label: labelOf(kind, slug) };
}

/**
 * Whether something may stand in for a part of a query. A skin tone is a shade of makeup, but vitamin C for dark skin is not
 * a foundation.
 */
export function mayReplace(
  slot: QuerySlot,
  instead: QuerySlot,
  all: readonly QuerySlot[],
): boolean {
  if (slot.kind !== 'skin' || instead.kind !== 'shade') return true;
  // A pink blush for fair skin is pink.
  if (all.some(({ kind }) => kind === 'shade')) return false;
  const isShaded = (one: QuerySlot) => one.kind === 'type' && shadedTypes.has(one.slug);
  return all.some(isShaded) || !all.some(({ kind }) => careKinds.has(kind));
}

const shadedTypes = new Set(productTypes.flatMap((type) => (type.hasShades ? [type.slug] : [])));
const careKinds: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'type',
  'concern',
  'ingredient',
]);

/** Whether a part is only said otherwise: the tone of skin, as a shade. */
export const isSameAs = (slot: QuerySlot, instead: QuerySlot): boolean =>
  slot.kind === 'skin' && instead.kind === 'shade' && slot.slug === instead.slug;

/** Who comes first where a type gave way to another: without beard oils, face oils for men. */
export function leaningOf(slot: QuerySlot): Substitute | null {
  return slot.kind === 'type' && menTypes.has(slot.slug) ? termOf(['audience', 'men']) : null;
}

/** Whether a part is about brushes, dryers and other things without ingredients. */
export const isWithoutFormula = (slot: QuerySlot): boolean =>
  (slot.kind === 'category' ? slot.category : categoryOf(slot)) === categoryWithoutFormulas;

/** The next wider type, such as moisturizers for night creams; null: there is none. */
export function widerType(slot: QuerySlot): Substitute | null {
  const wider = slot.kind === 'type' ? widerTerms('type', slot.slug)[0] : undefined;
  return wider === undefined ? null : termOf(['type', wider]);
}

/** Whether a type gave way to the shelf of another category, where its shades and finishes mean nothing. */
export const isElsewhere = (slot: QuerySlot, instead: QuerySlot): boolean =>
  slot.kind === 'type' && instead.kind === 'category' && instead.category !== categoryOf(slot);

/** Parts that say how a type looks. */
export const looks: ReadonlySet<QuerySlot['kind']> = new Set<QuerySlot['kind']>([
  'shade',
  'finish',
]);

/** Where a shopper would look for it, the nearest place first. */
export function nearestShelves(slot: QuerySlot): readonly Substitute[] {
  if (!('slug' in slot)) return [];
  const { kind, slug } = slot;
  if (kind === 'type') {
    const category = categoryOfType.get(slug);
    if (category === undefined) return [];
    const [own = category, subcategory] =
      (substituteShelves[slug] ?? shelfOfType(slug))?.split('/') ?? [];
    const any = shelf(own, null);
    return subcategory === undefined ? [any] : [shelf(own, subcategory), any];
  }
  const area = kind === 'concern' ? areaOfConcern.get(slug) : undefined;
  return area === undefined ? [] : [shelf(categoryOfArea[area], null)];
}

function shelf(category: string, subcategory: string | null): Substitute {
  const found = findCategory(category, subcategory ?? undefined);
  const label = found?.subcategory?.name ?? found?.category.name ?? category;
  return { slot: { kind: 'category', category, subcategory }, label };
}

/** Whether one of the parts already asks for the same. */
export function isAmong({ slot }: Substitute, parts: readonly Substitute[]): boolean {
  const key = JSON.stringify(slot);
  return parts.some((other) => JSON.stringify(other.slot) === key);
}
