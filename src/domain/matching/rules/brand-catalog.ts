import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';

/**
 * How a brand's other products use a word:
 * - separates: two of them have the same name but for this word, or for the phrase that it is part of
 * - describes: several have it, and it separates none of them
 * - rare: hardly any other product has it
 */
export type WordUse = 'separates' | 'describes' | 'rare';

/** A word describes if other products with at least this many names have it. */
export const minDescribedNames = 2;

/** The names of all products, by brand. */
export interface BrandCatalog {
  /**
   * How products of the brand, besides these two, use a word that only one of the two has. The phrase
   * is all that only this one has: 'Pillow Talk Collection' separates products as a whole.
   */
  wordUse(word: TitleWord, offer: Title, product: Title, phrase?: readonly TitleWord[]): WordUse;
  /** How many products the brand of this title has. */
  productCount(title: Title): number;
  /** How many names of the brand's products, besides these two, have all of these words. */
  namesWith(words: readonly TitleWord[], offer: Title, product: Title): number;
}
