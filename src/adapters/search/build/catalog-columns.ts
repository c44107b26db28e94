import type { Section } from '../catalog';
import type { growableFloat64Column, growableUint32Column } from '../structures/growable-column';
import type { createIngredientCollector } from './collect-ingredients';
import type { createNameCollector } from './collect-names';
import type { createTagCollector } from './collect-tags';

type Wholes = ReturnType<typeof growableUint32Column>;
type Numbers = ReturnType<typeof growableFloat64Column>;

/** Products in insertion order, one list per column. */
export interface CollectedCatalog {
  names: ReturnType<typeof createNameCollector>;
  ids: Wholes;
  rowVersions: Wholes;
  reviewCounts: Wholes;
  ratingCounts: Wholes;
  popularity: Numbers;
  ratings: Wholes;
  /** Unix time in seconds. */
  firstSeen: Wholes;
  bestPrices: Numbers;
  highestPrices: Numbers;
  /** NaN without a size. */
  unitPrices: Numbers;
  /** 1 or 0. */
  onSale: Wholes;
  inStock: Wholes;
  /** A number for each distinct list of stores. */
  storeLists: Wholes;
  /** The stores of each such list. */
  storesOfLists: (readonly string[])[];
  tags: ReturnType<typeof createTagCollector>;
  ingredients: ReturnType<typeof createIngredientCollector>;
  familyIds: Wholes;
  /** In hundredths. */
  sizeAmounts: Wholes;
  sizeKinds: Wholes;
  brandCodes: Wholes;
  brandIds: number[];
  brandSlugs: string[];
  brandNames: string[];
  sectionCodes: Wholes;
  sections: Section[];
  ingredientNames: string[];
  /** Ingredients of the nth product: codes[starts[n]] up to codes[starts[n + 1]]. */
  ingredientStarts: Wholes;
  ingredientCodes: Wholes;
}
