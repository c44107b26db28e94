import { type Bits, emptyBits, popCount, setBit } from './bitset';
import type { CodeColumn } from './code-column';
import { allocateSets, wordsPerStep } from './set-memory';

/**
 * Sizes and shades of one product. The products of a family have neighboring numbers, so a family is
 * a range, and sets of products can be collapsed word by word.
 */
export interface Families {
  count: number;
  /** The family of each product. */
  codes: Uint32Array;
  /** Family f holds the products from starts[f] up to starts[f + 1]. */
  starts: Uint32Array;
  /** Public id of each family. */
  ids: Uint32Array;
  /** The last product of each family. */
  ends: Bits;
}

/** `familyIds` by product number; the products of a family are neighbors. */
export function buildFamilies(familyIds: Uint32Array): Families {
  const size = familyIds.length;
  const codes = new Uint32Array(size);
  const ends = emptyBits(size);
  let count = 0;
  for (let product = 0; product < size; product++) {
    codes[product] = count;
    if (product + 1 < size && familyIds[product + 1] === familyIds[product]) continue;
    setBit(ends, product);
    count++;
  }
  const starts = new Uint32Array(count + 1);
  const ids = new Uint32Array(count);
  for (let product = size - 1; product >= 0; product--) {
    starts[codes[product]!] = product;
    ids[codes[product]!] = familyIds[product]!;
  }
  starts[count] = size;
  return { count, codes, starts, ids, ends };
}

const lastBit = 0x80000000;

/**
 * For each family in a word of 32 products its last bit, if the family has any hit in this word. The
 * sum carries into the last bit exactly when a lower bit of the family is set.
 */
function familiesIn(hits: number, ends: number): number {
  const lower = ~ends;
  return (((hits & lower) + lower) | hits) & ends;
}

/** How many families have a product in the set; stops counting at `enough`. */
export function countFamilies(
  { ends }: Families,
  bits: Bits,
  enough = Number.POSITIVE_INFINITY,
): number {
  let count = 0;
  /** 1 if the family that continues from the previous word has a hit there. */
  let carried = 0;
  for (let at = 0; at < bits.length && count < enough; at++) {
    const hits = bits[at]! | carried;
    if (hits === 0) continue;
    const realEnds = ends[at]!;
    const found = familiesIn(hits, realEnds | lastBit);
    count += popCount(found & realEnds);
    carried = (found & ~realEnds) >>> 31;
  }
  return count;
}

/** The families with products in a set, by their last products, whether or not these are in the set. */
export interface FoundFamilies {
  lasts: Bits;
  /** Those that also have products outside the set. */
  partly: Bits;
  count: number;
}

/** Returns a function whose result is valid until the next call. */
export function createFamilyFinder({ ends }: Pick<Families, 'ends'>) {
  const length = Math.ceil(ends.length / wordsPerStep) * wordsPerStep;
  // The memory consists of a set, the last products of all families, those of the result, and their number.
  const [endsAt, lastsAt, partlyAt, countAt] = [length, length * 2, length * 3, length * 4];
  const { words, findRanges, countCommon } = allocateSets(countAt + 1);
  words.set(ends, endsAt);
  const lasts = words.subarray(lastsAt, lastsAt + ends.length);
  const partly = words.subarray(partlyAt, partlyAt + ends.length);
  return (bits: Bits): FoundFamilies => {
    words.set(bits);
    findRanges(0, endsAt, lastsAt, partlyAt, length);
    countCommon(lastsAt, 1, length, lastsAt, countAt);
    return { lasts, partly, count: words[countAt]! };
  };
}

/** The first, most popular product of each family in the set, for at least the first `limit` families. */
export function firstOfFamilies({ ends }: Families, bits: Bits, limit: number): Bits {
  const firsts = new Uint32Array(bits.length);
  let isFound = false;
  let count = 0;
  for (let at = 0; at < bits.length && count < limit; at++) {
    const hits = bits[at]!;
    const realEnds = ends[at]!;
    if (hits === 0) {
      if (realEnds !== 0) isFound = false;
      continue;
    }
    const ended = realEnds | lastBit;
    const begins = (realEnds << 1) | 1;
    // Subtracting one in each family clears its lowest bit; the guard at its end stops the borrow.
    const guarded = hits | ended;
    let first = guarded & ~(guarded - begins) & hits;
    const found = familiesIn(hits, ended);
    if (isFound) {
      const end = ended & -ended;
      first &= ~(end | (end - 1));
    }
    firsts[at] = first;
    count += popCount(first);
    isFound = realEnds >= 0x80000000 ? false : found < 0 || (isFound && realEnds === 0);
  }
  return firsts;
}

/** How the variants of a family compare: by rank (if any), then by key, ties by place. */
export interface VariantOrder {
  keys: Uint32Array | CodeColumn;
  descending: boolean;
  places: CodeColumn;
  ranks?: { ofKinds: readonly number[]; kinds: Uint8Array };
}

/** The best product of each family in the set, and their number. */
export function bestOfFamilies(
  { codes }: Families,
  bits: Bits,
  order: VariantOrder,
): { bits: Bits; total: number } {
  const { keys, descending, places, ranks } = order;
  const best = new Uint32Array(bits.length);
  const rankOf = (product: number) => (ranks ? ranks.ofKinds[ranks.kinds[product]!]! : 0);
  const isBetter = (one: number, other: number): boolean => {
    const byRank = rankOf(one) - rankOf(other);
    if (byRank !== 0) return byRank < 0;
    const byKey = keys[one]! - keys[other]!;
    if (byKey !== 0) return descending ? byKey > 0 : byKey < 0;
    return places[one]! < places[other]!;
  };
  let family = -1;
  let chosen = 0;
  let total = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      const code = codes[product]!;
      if (code === family) {
        if (isBetter(product, chosen)) chosen = product;
        continue;
      }
      if (family >= 0) setBit(best, chosen);
      total++;
      family = code;
      chosen = product;
    }
  }
  if (family >= 0) setBit(best, chosen);
  return { bits: best, total };
}

/** The products of the first `limit` families of the set, and their number. */
export function firstFamilies(
  { codes }: Families,
  bits: Bits,
  limit: number,
): { bits: Bits; total: number } {
  const first = new Uint32Array(bits.length);
  let left = limit;
  let family = -1;
  let total = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      const code = codes[product]!;
      if (code !== family) {
        if (left === 0) return { bits: first, total };
        family = code;
        left--;
      }
      setBit(first, product);
      total++;
    }
  }
  return { bits: first, total };
}
