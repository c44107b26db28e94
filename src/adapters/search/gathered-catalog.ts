import type { Section } from './catalog';
import type { gatherNames } from './gather-names';
import type { growingNumbers, growingWholes } from './growing-column';

type Wholes = ReturnType<typeof growingWholes>;
type Numbers = ReturnType<typeof growingNumbers>;

/** Products in the order in which they came, a list a column. */
export interface GatheredCatalog {
  names: ReturnType<typeof gatherNames>;
  /** As they are written, to tell apart what is folded alike. */
  writtenNames: string[];
  ids: Wholes;
  reviewCounts: Wholes;
  ratings: Wholes;
  firstSeen: Numbers;
  bestPrices: Numbers;
  highestPrices: Numbers;
  /** NaN without a size. */
  unitPrices: Numbers;
  /** 1 or 0. */
  onSale: Wholes;
  brandCodes: Wholes;
  brandSlugs: string[];
  brandNames: string[];
  sectionCodes: Wholes;
  sections: Section[];
  ingredientNames: string[];
  /** The ingredients of the product that came as the nth: codes[starts[n]] up to codes[starts[n + 1]]. */
  ingredientStarts: Wholes;
  ingredientCodes: Wholes;
}
