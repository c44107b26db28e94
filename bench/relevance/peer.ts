import type { JudgedProduct } from './judged-product.ts';

/** A search engine whose results are judged. */
export interface RelevancePeer {
  title: string;
  build(products: readonly JudgedProduct[]): Promise<void> | void;
  /** Product ids, best first. */
  search(text: string, limit: number): Promise<number[]> | number[];
  /** How it understood a query, in one line. */
  explain?(text: string): string;
}

/** The text of a product, the same for every peer. */
export interface PeerDocument {
  id: number;
  name: string;
  brand: string;
  /** Names of its category and subcategory, or the shop's own category. */
  section: string;
  keyIngredients: string;
  features: string;
  description: string;
  ingredients: string;
}

/** How much a match in each field counts, for every peer that can weigh fields. */
export const fieldWeights = {
  name: 8,
  brand: 6,
  section: 5,
  keyIngredients: 3,
  features: 2,
  description: 1,
  ingredients: 0.5,
} as const satisfies Record<Exclude<keyof PeerDocument, 'id'>, number>;

export const fieldNames = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[];

export type DocumentOf = (product: JudgedProduct) => PeerDocument;

/** The words of a query, for engines with a query language of their own. */
export const plainWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
