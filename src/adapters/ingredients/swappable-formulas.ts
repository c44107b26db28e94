import type { FormulaIndex } from '~/domain/dupes/formula-index';

export interface SwappableFormulas extends FormulaIndex {
  /** Replaces the index for all later queries. */
  replace(next: FormulaIndex): void;
}

/** An index that can be replaced between queries; initially empty. */
export function createSwappableFormulas(): SwappableFormulas {
  let current: FormulaIndex = {
    formulaCount: 0,
    has: () => false,
    similar: () => [],
    otherSizes: () => [],
  };
  return {
    get formulaCount() {
      return current.formulaCount;
    },
    has: (productId) => current.has(productId),
    similar: (productId, limit) => current.similar(productId, limit),
    otherSizes: (productId, limit) => current.otherSizes(productId, limit),
    replace(next) {
      current = next;
    },
  };
}
