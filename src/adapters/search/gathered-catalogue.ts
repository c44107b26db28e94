import type { Section } from './catalogue';
import type { gatherNames } from './gather-names';

/** Products in the order in which they came, a list a column. */
export interface GatheredCatalogue {
  names: ReturnType<typeof gatherNames>;
  /** As they are written, to tell apart what is folded alike. */
  writtenNames: string[];
  ids: number[];
  reviewCounts: number[];
  ratings: number[];
  firstSeen: number[];
  bestPrices: number[];
  highestPrices: number[];
  /** NaN without a size. */
  unitPrices: number[];
  onSale: boolean[];
  brandCodes: number[];
  brandSlugs: string[];
  brandNames: string[];
  sectionCodes: number[];
  sections: Section[];
  ingredientNames: string[];
  /** The ingredients of the product that came as the nth: codes[starts[n]] up to codes[starts[n + 1]]. */
  ingredientStarts: number[];
  ingredientCodes: number[];
}
