import type { Bits } from './structures/bitset';
import { allocateSets, wordsPerStep } from './structures/set-memory';

/** The products that meet a query. */
export interface Hits {
  bits: Bits;
  /** Products, with all variants. */
  total: number;
}

/** Hits that are valid until the next call. */
export interface NarrowedHits {
  all: Hits;
  /** For each filter the products that meet all others. */
  allBut: Hits[];
}

/** Finds the products that are in all `required` sets and meet filters, which are sets too. */
export function createNarrowing(size: number, maxFilters: number) {
  const wordCount = (size + 31) >>> 5;
  const length = Math.ceil(wordCount / wordsPerStep) * wordsPerStep;
  // The memory consists of a set to intersect with, the products in the required sets, those that meet all
  // filters, those that meet all but each one, and the counts of these.
  const base = length;
  const setAt = (place: number) => base + place * length;
  const counts = setAt(2 + maxFilters);
  const { words, countCommon, intersect } = allocateSets(counts + 2 + maxFilters);
  const write = (set: Bits, start: number) => {
    words.set(set, start);
    words.fill(0, start + set.length, start + length);
  };

  return (required: readonly [Bits, ...Bits[]], filters: readonly Bits[] = []): NarrowedHits => {
    const [first, ...others] = required;
    write(first, base);
    for (const set of others) {
      write(set, 0);
      intersect(base, 0, length);
    }
    // A single filter leaves the base for itself.
    const resultCount = filters.length > 1 ? 2 + filters.length : 1 + filters.length;
    for (let place = 1; place < resultCount; place++) {
      words.copyWithin(setAt(place), base, base + length);
    }
    for (const [at, set] of filters.entries()) {
      write(set, 0);
      for (let place = 1; place < resultCount; place++) {
        if (place !== at + 2) intersect(setAt(place), 0, length);
      }
    }
    countCommon(base, resultCount, length, base, counts);
    const hitsAt = (place: number): Hits => ({
      bits: words.subarray(setAt(place), setAt(place) + wordCount),
      total: words[counts + place]!,
    });
    return {
      all: hitsAt(filters.length === 0 ? 0 : 1),
      allBut: filters.map((_, at) => hitsAt(filters.length > 1 ? at + 2 : 0)),
    };
  };
}
