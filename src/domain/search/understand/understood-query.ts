import type { SizeUnit } from '~/domain/catalog/product';

/** Stands for "no upper limit" in a size. */
export const unlimitedAmount = 1_000_000;

/** A condition or an order that a shopper stated in words. */
export type QuerySlot =
  /** In cents; null: no limit on that side. */
  | { kind: 'price'; minCents: number | null; maxCents: number | null }
  /** A price that is not in dollars: it limits nothing, because the grammar knows no exchange rates. */
  | { kind: 'other-currency' }
  /** Cheap, budget, drugstore; or luxury, high-end. */
  | { kind: 'price-level'; level: 'low' | 'high' }
  | {
      kind: 'sort';
      sort: 'price-low' | 'price-high' | 'rating' | 'newest' | 'popular' | 'savings' | 'unit-price';
    }
  | { kind: 'sale' }
  /** "30 ml" allows 10 % on either side; ounces are converted. */
  | { kind: 'size'; minAmount: number; maxAmount: number; unit: SizeUnit }
  | { kind: 'travel-size' }
  /** Null: no upper limit. */
  | { kind: 'spf'; min: number; max: number | null }
  /** In stars. */
  | { kind: 'rating'; min: number }
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
  /** The slug of an ingredient that the product must not contain. */
  | { kind: 'without'; slug: string }
  /**
   * What the product must not be: "not waterproof", "anything but matte", "not a serum", "except CeraVe". A word that
   * the vocabulary does not know ("no lamp") must not be in its name.
   */
  | {
      kind: 'not';
      of: 'claim' | 'finish' | 'shade' | 'form' | 'type' | 'brand' | 'word';
      term: string;
    };

/** A piece of the typed text that was understood. */
export interface QueryPart {
  slot: QuerySlot;
  /** Offsets into the typed text. */
  from: number;
  to: number;
  /** As its chip shows it. */
  label: string;
  /** The words as they are spelled correctly, if they were misspelled. */
  corrected?: string;
}

/** A word that no part covers. */
export interface QueryWord {
  text: string;
  from: number;
  to: number;
  /** Typed in double quotes: never part of a slot. */
  isLiteral: boolean;
  /** A word of the vocabulary, so it is no typo. */
  isKnown?: boolean;
}

export interface UnderstoodQuery {
  /**
   * In the order of the text. Several types, brands, shades or audiences mean any of them (shampoo
   * and conditioner); all other parts are conditions of their own.
   */
  parts: QueryPart[];
  /** Remaining words without stop words, normalized. */
  words: QueryWord[];
}

/** What the grammar needs to know about the catalog. */
export interface CatalogTerms {
  /** Longest brand whose folded name equals the words from `at` on; null: none. */
  brandAt(
    words: readonly string[],
    at: number,
  ): { slug: string; name: string; length: number } | null;
  /**
   * Whether a word occurs in any product name; decides between a slot and a plain word, and
   * between a compound and its parts.
   */
  isKnownWord(word: string): boolean;
}
