import { fullTagStrength, maxTagStrength } from './ranking';
import { claims } from './vocabulary/claims';
import { productTypes } from './vocabulary/product-types';
import { termsByKind } from './vocabulary/terms';

/** A product's tag as the index stores it. */
export interface IndexedTag {
  kind: string;
  slug: string;
  /** From 1; without a strength in the text the full one of its kind. */
  strength: number;
}

/** Parses `kind:slug` or `kind:slug:strength`. */
export function parseTag(text: string): IndexedTag {
  const [kind = '', slug = '', strength] = text.split(':');
  const value = Number(strength);
  const isValid = value >= 1 && value <= maxTagStrength(kind);
  return { kind, slug, strength: isValid ? Math.floor(value) : fullTagStrength(kind) };
}

/** The next wider slugs of each term. */
const widerSlugs = findWiderSlugs();

function findWiderSlugs(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (kind: string, slug: string, wider: string) => {
    const known = found.get(`${kind}:${slug}`);
    if (known) known.push(wider);
    else found.set(`${kind}:${slug}`, [wider]);
  };
  for (const [kind, terms] of Object.entries(termsByKind)) {
    for (const { slug, parent } of terms) if (parent !== undefined) add(kind, slug, parent);
  }
  for (const { slug, includes } of productTypes) {
    for (const included of includes) add('type', included, slug);
  }
  return found;
}

/** The parent of each special type. */
const parentOfSpecial = new Map(
  productTypes.flatMap(({ slug, parent, isSpecial }) =>
    isSpecial && parent !== undefined ? [[slug, parent] as const] : [],
  ),
);
/** Less than the full strength, so that other products of the parent come first. */
const maxSpecialStrength = 2;

/** The tag and the wider ones that it implies: a gel cleanser is a cleanser. */
export function tagsImpliedBy(tag: IndexedTag): IndexedTag[] {
  const slugs = new Set([tag.slug]);
  // Sets also visit what is added meanwhile.
  for (const slug of slugs) {
    for (const wider of widerSlugs.get(`${tag.kind}:${slug}`) ?? []) slugs.add(wider);
  }
  const parent = tag.kind === 'type' ? parentOfSpecial.get(tag.slug) : undefined;
  const strengthOf = (slug: string) =>
    slug === parent ? Math.min(tag.strength, maxSpecialStrength) : tag.strength;
  return Array.from(slugs, (slug) => ({ ...tag, slug, strength: strengthOf(slug) }));
}

/** The next wider terms: a BB cream is a tinted moisturizer. */
export const widerTerms = (kind: string, slug: string): readonly string[] =>
  widerSlugs.get(`${kind}:${slug}`) ?? [];

/** The claims that state the absence of an ingredient. */
export function claimsOfAbsence(ingredient: string): readonly string[] {
  return claims.filter(({ without }) => without === ingredient).map(({ slug }) => slug);
}

const avoidedTogether: Readonly<Record<string, readonly string[]>> = {
  fragrance: ['fragrance', 'essential-oils'],
  retinol: ['retinol', 'retinoids'],
};

/** What to avoid with an ingredient: essential oils are fragrance, too, and retinal works like retinol. */
export const avoidedWith = (ingredient: string): readonly string[] =>
  avoidedTogether[ingredient] ?? [ingredient];

/** An ingredient is only known to be absent if the whole list is known, or the label says so. */
export const ingredientsAreListed = 'listed:ingredients';
