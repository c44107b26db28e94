/** The kinds of terms that products carry as tags and shoppers name in queries. */
export type TermKind =
  | 'type'
  | 'concern'
  | 'skin'
  | 'hair'
  | 'claim'
  | 'ingredient'
  | 'shade'
  | 'finish'
  | 'form'
  | 'audience';

/** Something that shoppers name and products have. */
export interface Term {
  slug: string;
  /** As chips and filters show it. */
  label: string;
  /** As shoppers and labels write it: lower case, singular, American spelling, no accents. */
  phrases: readonly string[];
  /** Found on labels, but too ambiguous in a query. */
  labelPhrases?: readonly string[];
  /** The wider term of the same kind that includes this one. */
  parent?: string;
}

export interface ProductType extends Term {
  /** Slug of the category; see domain/catalog/category.ts. */
  category: string;
  /** Whether a color in the query is a shade of this type. */
  hasShades: boolean;
  /** Not what its wider type usually means: a leave-in is no conditioner to rinse out. */
  isSpecial: boolean;
  /** Types outside the hierarchy that also answer a query for this one. */
  includes: readonly string[];
}

export interface Concern extends Term {
  area: 'skin' | 'eyes' | 'lips' | 'body' | 'hair' | 'nails';
}

export interface Ingredient extends Term {
  /** Whole INCI names, folded; `*` stands for any text. */
  inci: readonly string[];
}

export interface Claim extends Term {
  /** The ingredient or family whose absence it claims. */
  without?: string;
  /** How a query for it is shown where the label would promise too much. */
  queryLabel?: string;
}

/** Splits a list that is written with bars between; an empty text is an empty list. */
export const splitBars = (text: string): string[] => (text === '' ? [] : text.split('|'));

/** A term; phrases are written with bars between. */
export function term(slug: string, label: string, phrases: string, labelPhrases = ''): Term {
  const base = { slug, label, phrases: splitBars(phrases) };
  return labelPhrases === '' ? base : { ...base, labelPhrases: splitBars(labelPhrases) };
}
