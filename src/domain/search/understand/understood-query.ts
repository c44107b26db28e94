import type { SizeUnit } from '../../catalog/product';

/** One condition that a shopper's words express. */
export type QuerySlot =
  | { kind: 'price'; minCents: number | null; maxCents: number | null }
  /** Low: cheap, budget, drugstore. High: luxury, high-end. */
  | { kind: 'price-level'; level: 'low' | 'high' }
  | {
      kind: 'sort';
      sort: 'price-low' | 'price-high' | 'rating' | 'newest' | 'popular' | 'savings' | 'unit-price';
    }
  | { kind: 'sale' }
  | { kind: 'size'; minAmount: number; maxAmount: number; unit: SizeUnit }
  | { kind: 'travel-size' }
  | { kind: 'spf'; min: number }
  | {
      kind:
        | 'audience'
        | 'type'
        | 'shade'
        | 'ingredient'
        | 'concern'
        | 'skin'
        | 'hair'
        | 'claim'
        | 'finish'
        | 'form';
      slug: string;
    }
  | { kind: 'category'; category: string; subcategory: string | null }
  | { kind: 'brand'; slug: string }
  /** An ingredient: parabens, alcohol, fragrance, … */
  | { kind: 'without'; slug: string };

/** A piece of a query that was understood, with its character offsets in the typed text. */
export interface QueryPart {
  slot: QuerySlot;
  from: number;
  to: number;
  label: string;
}

export interface UnderstoodQuery {
  parts: QueryPart[];
  /** Remaining words without stop words, normalized. */
  words: { text: string; from: number; to: number; isLiteral: boolean }[];
}

/** What the grammar needs to know about the catalog. */
export interface CatalogTerms {
  /** The longest brand whose folded name equals the words from `at` on; null: none. */
  brandAt(
    words: readonly string[],
    at: number,
  ): { slug: string; name: string; length: number } | null;
  /** Whether a word occurs in any product name. */
  isKnownWord(word: string): boolean;
}
