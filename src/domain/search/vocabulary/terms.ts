import { audiences } from './audiences';
import { claims } from './claims';
import { concerns } from './concerns';
import { finishes } from './finishes';
import { forms } from './forms';
import { hairTypes } from './hair-types';
import { ingredients } from './ingredients';
import { productTypes } from './product-types';
import { shades } from './shades';
import { skinTypes } from './skin-types';
import type { Term, TermKind } from './term';

/** Every term, by the kind that its tags have. */
export const termsByKind: Readonly<Record<TermKind, readonly Term[]>> = {
  type: productTypes,
  concern: concerns,
  skin: skinTypes,
  hair: hairTypes,
  claim: claims,
  ingredient: ingredients,
  shade: shades,
  finish: finishes,
  form: forms,
  audience: audiences,
};

const bySlug: ReadonlyMap<string, Term> = new Map(
  Object.entries(termsByKind).flatMap(([kind, terms]) =>
    terms.map((term) => [`${kind}:${term.slug}`, term] as const),
  ),
);
const children = findChildren();

/** The next narrower slugs of each term. */
function findChildren(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, slug: string) => {
    const known = found.get(key);
    if (known) known.push(slug);
    else found.set(key, [slug]);
  };
  for (const [kind, terms] of Object.entries(termsByKind)) {
    for (const { slug, parent } of terms) {
      if (parent !== undefined) add(`${kind}:${parent}`, slug);
    }
  }
  for (const { slug, includes } of productTypes) {
    for (const included of includes) add(`type:${slug}`, included);
  }
  return found;
}

/** A term by its kind and slug; null: unknown. */
export function findTerm(kind: TermKind, slug: string): Term | null {
  return bySlug.get(`${kind}:${slug}`) ?? null;
}

/** The slug and those of all narrower terms: a query for cleansers also finds cleansing balms. */
export function slugsWithin(kind: TermKind, slug: string): readonly string[] {
  const found = new Set([slug]);
  for (const each of found) {
    for (const child of children.get(`${kind}:${each}`) ?? []) found.add(child);
  }
  return [...found];
}

/** The widest type that a type belongs to: a volumizing mascara is a mascara. */
export function widestType(slug: string): string {
  const parent = findTerm('type', slug)?.parent;
  return parent === undefined ? slug : widestType(parent);
}
