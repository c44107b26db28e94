import { maxTagStrength } from './ranking';

/** A product's tag as the index stores it. */
export interface IndexedTag {
  kind: string;
  slug: string;
  /** From 1; without a strength in the text the highest of its kind. */
  strength: number;
}

/** Parses `kind:slug` or `kind:slug:strength`. */
export function parseTag(text: string): IndexedTag {
  const [kind = '', slug = '', strength] = text.split(':');
  const value = Number(strength);
  const max = maxTagStrength(kind);
  return { kind, slug, strength: value >= 1 && value <= max ? Math.floor(value) : max };
}

/** The tag and the wider ones that it implies: a gel cleanser is a cleanser. */
export function tagsImpliedBy(tag: IndexedTag): IndexedTag[] {
  return [tag];
}

/** The claims that state the absence of an ingredient. */
export function claimsOfAbsence(_ingredient: string): readonly string[] {
  return [];
}

/** An ingredient is only known to be absent if the whole list is known, or the label says so. */
export const ingredientsAreListed = 'listed:ingredients';
