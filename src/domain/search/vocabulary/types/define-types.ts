import { type ProductType, splitBars, term } from '../term';

interface TypeOptions {
  parent?: string;
  includes?: string;
  hasShades?: boolean;
  isSpecial?: boolean;
  /** Phrases that only labels use, with bars between. */
  labels?: string;
}

type TypeRow = readonly [slug: string, label: string, phrases: string, options?: TypeOptions];

/** Creates the product types of one category; lists are written with bars between. */
export function defineTypes(category: string, rows: readonly TypeRow[]): ProductType[] {
  return rows.map(([slug, label, phrases, options = {}]) => ({
    ...term(slug, label, phrases, options.labels),
    ...(options.parent === undefined ? {} : { parent: options.parent }),
    category,
    hasShades: options.hasShades ?? false,
    isSpecial: options.isSpecial ?? false,
    includes: splitBars(options.includes ?? ''),
  }));
}
