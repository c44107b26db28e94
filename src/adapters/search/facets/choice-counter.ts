import type { Catalog } from '../catalog';
import { priceBandRanges } from '../prices';
import { type Bits, countBits, hasBit } from '../structures/bitset';
import { forEachChunk, type Steps } from '../structures/steps';
import type { SectionFamilies } from './section-families';

const bandCount = priceBandRanges.length;
const byteValues = 256;

export interface ChoiceCounter {
  /** To be called before and after the prices of a product change. */
  beforeChange(product: number): void;
  afterChange(product: number): void;
  /**
   * The families with hits, whose number by section is known, by price band and, for each column of
   * the choices, by bit.
   */
  count(
    bySection: Uint32Array,
    hits: Bits,
    needs: { bands: boolean; choices: boolean },
  ): { bands: Int32Array; choices: Int32Array[] };
}

/**
 * Counts families by what their variants may differ in, each once per choice: by price band and by
 * the bits of `Choices`. Whole sections are counted in advance, and that follows every price change.
 */
export function* createChoiceCounter(
  { families, prices, sections }: Pick<Catalog, 'families' | 'prices' | 'sections'>,
  { products: productsOf }: Pick<SectionFamilies, 'products'>,
  known: Bits,
): Steps<ChoiceCounter> {
  const { codes, starts } = families;
  const { bands, choices } = prices;
  const sectionCount = sections.list.length;
  /** Products of the known families, with all variants. */
  const sectionSizes = new Uint32Array(sectionCount);
  const bandTotals = new Int32Array(sectionCount * bandCount);
  /** For each column of the choices; 32 per section. */
  const bitTotals: Int32Array[] = [];

  /** Adds a family to the totals of its section, or subtracts it. */
  function addToTotals(family: number, step: 1 | -1): void {
    const start = starts[family]!;
    const end = starts[family + 1]!;
    const section = sections.codes[start]!;
    let bandBits = 0;
    for (let product = start; product < end; product++) bandBits |= 1 << bands[product]!;
    addSetBits(bandBits, bandTotals, section * bandCount, step);
    for (const [at, column] of choices.columns.entries()) {
      if (at === bitTotals.length) bitTotals.push(new Int32Array(sectionCount * 32));
      let mask = 0;
      for (let product = start; product < end; product++) mask |= column[product]!;
      addSetBits(mask, bitTotals[at]!, section * 32, step);
    }
  }

  function changeTotals(product: number, step: 1 | -1): void {
    const family = codes[product]!;
    if (hasBit(known, starts[family + 1]! - 1)) addToTotals(family, step);
  }

  function countBands(hits: Bits): Int32Array {
    const counts = new Int32Array(bandCount);
    /** One more than the last family that was seen in a band. */
    const seen = new Uint32Array(bandCount);
    for (let at = 0; at < hits.length; at++) {
      for (let word = hits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        const band = bands[product]!;
        const family = codes[product]! + 1;
        if (seen[band] === family) continue;
        seen[band] = family;
        counts[band]! += 1;
      }
    }
    return counts;
  }

  for (const [section, products] of productsOf.entries()) {
    yield* forEachChunk(products.length, (from, to) => {
      for (let at = from; at < to; at++) {
        const family = codes[products[at]!]!;
        sectionSizes[section]! += starts[family + 1]! - starts[family]!;
        addToTotals(family, 1);
      }
    });
  }
  return {
    beforeChange: (product) => changeTotals(product, -1),
    afterChange: (product) => changeTotals(product, 1),
    count(bySection, hits, needs) {
      const found = [...bySection.keys()].filter((section) => bySection[section]! > 0);
      const size = found.reduce((sum, section) => sum + sectionSizes[section]!, 0);
      const areWhole = countBits(hits) === size;
      const columns = needs.choices ? choices.columns : [];
      return {
        bands: !needs.bands
          ? new Int32Array()
          : areWhole
            ? sumTotals(bandTotals, bandCount, found)
            : countBands(hits),
        choices: columns.map((column, at) =>
          areWhole ? sumTotals(bitTotals[at]!, 32, found) : countColumn(column, hits, codes),
        ),
      };
    },
  };
}

/** `totals` holds `count` numbers per section. */
function sumTotals(totals: Int32Array, count: number, sections: readonly number[]): Int32Array {
  const sums = new Int32Array(count);
  for (const section of sections) {
    for (let at = 0; at < count; at++) sums[at]! += totals[section * count + at]!;
  }
  return sums;
}

/**
 * Counts families by the bits of a column, at first by value of each of its four bytes. A product
 * counts with the bits that its family does not have yet. There is no branch, because processors
 * cannot predict which products share a family.
 */
function countColumn(column: Uint32Array, hits: Bits, familyOf: Uint32Array): Int32Array {
  const byteCounts = new Uint32Array(4 * byteValues);
  let family = -1;
  let united = 0;
  for (let at = 0; at < hits.length; at++) {
    for (let word = hits[at]!; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      const code = familyOf[product]!;
      // All bits if the family is the same as before, otherwise none.
      const isSame = ((code ^ family) - 1) >> 31;
      family = code;
      const mask = column[product]!;
      const added = mask & ~(united & isSame);
      united = (united & isSame) | mask;
      byteCounts[added & 255]! += 1;
      byteCounts[byteValues + ((added >>> 8) & 255)]! += 1;
      byteCounts[2 * byteValues + ((added >>> 16) & 255)]! += 1;
      byteCounts[3 * byteValues + (added >>> 24)]! += 1;
    }
  }
  const counts = new Int32Array(32);
  for (let value = 0; value < byteCounts.length; value++) {
    const count = byteCounts[value]!;
    if (count > 0) addSetBits(value & 255, counts, (value >>> 8) << 3, count);
  }
  return counts;
}

/** Adds to the count of every bit that is set. */
function addSetBits(bits: number, counts: Int32Array, start: number, step: number): void {
  for (let word = bits; word !== 0; word &= word - 1) {
    counts[start + 31 - Math.clz32(word & -word)]! += step;
  }
}
