import {
  minSameProductSimilarity,
  minSimilarity,
  type OtherSize,
} from '~/domain/dupes/formula-index';
import { formulaSimilarity } from '~/domain/ingredients/formula-similarity';
import { buildPostings, itemsOf } from '../search/structures/postings';
import type { Steps } from '../search/structures/steps';
import type { Section } from './formula-section';

/** The products of an index, as columns. */
export interface ProductColumns {
  /** Ascending. */
  ids: Uint32Array;
  /** The section of each, and its formula there. */
  sections: Uint32Array;
  formulas: Uint32Array;
  /** Equal for equal sizes. */
  sizes: Float64Array;
  /** See `sameProductHash`. */
  hashes: Uint32Array;
}

/** Finds the other sizes of a product, the most similar first; see `FormulaIndex.otherSizes`. */
export type OtherSizes = (product: number) => OtherSize[];

/** A name that hundreds of products have does not identify one of them. */
const maxCompared = 200;

export function* findOtherSizes(
  products: ProductColumns,
  sections: readonly Section[],
): Steps<OtherSizes> {
  const { ids, hashes, sizes, formulas } = products;
  const count = hashes.length;
  const withHash = yield* buildPostings(count, count, (product, emit) =>
    emit(hashes[product]! % count),
  );
  const sectionOf = (product: number) => sections[products.sections[product]!]!;
  return (product) => {
    const own = sectionOf(product);
    const formula = formulas[product]!;
    const weighed = own.weigh(formula);
    return [...itemsOf(withHash, hashes[product]! % count)]
      .filter((other) => other !== product && hashes[other] === hashes[product])
      .slice(0, maxCompared)
      .flatMap((other): OtherSize[] => {
        const section = sectionOf(other);
        const theirs = formulas[other]!;
        const isSameFamily = section.familyOf(theirs) === own.familyOf(formula);
        if (isSameFamily && sizes[other] === sizes[product]) return [];
        const isSameType = section.typeOf(theirs) === own.typeOf(formula) && section.isSearchable;
        const similarity = formulaSimilarity(weighed, section.weigh(theirs));
        if (similarity < (isSameType ? minSameProductSimilarity : minSimilarity)) return [];
        return [{ productId: ids[other]!, similarity }];
      })
      .sort((a, b) => b.similarity - a.similarity || a.productId - b.productId);
  };
}
