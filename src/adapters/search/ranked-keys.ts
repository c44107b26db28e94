import { type Bits, clearBit, emptyBits, popCount, setBit } from './bitset';

/**
 * A number for each product that may change at any time, and for each size of it the products that
 * have it: sizes rise with the number and are a part of its octave, so there are few of them.
 */
export interface RankedKeys {
  keys: Uint32Array;
  /** By size; made when the first product has it. */
  sets: (Bits | undefined)[];
  /** An octave has two to the power of this many sizes. */
  precision: number;
}

export const createRankedKeys = (size: number, precision: number): RankedKeys => ({
  keys: new Uint32Array(size),
  sets: [],
  precision,
});

/** Rises with the key; small keys have a size each. */
export function bucketOfKey(key: number, precision: number): number {
  const shift = Math.max(0, 31 - precision - Math.clz32(key));
  return (shift << precision) + (key >>> shift);
}

/** The smallest key of a size. */
function minKeyOfBucket(size: number, precision: number): number {
  const shift = Math.max(0, (size >> precision) - 1);
  return (size - (shift << precision)) * 2 ** shift;
}

export function setKey({ keys, sets, precision }: RankedKeys, product: number, key: number): void {
  const old = sets[bucketOfKey(keys[product]!, precision)];
  if (old) clearBit(old, product);
  keys[product] = key;
  const size = bucketOfKey(key, precision);
  let set = sets[size];
  if (!set) {
    set = emptyBits(keys.length);
    sets[size] = set;
  }
  setBit(set, product);
}

/** Products whose key is from `least` to `most`, both included. */
export function keyedBetween(
  { keys, sets, precision }: RankedKeys,
  minKey: number,
  maxKey: number,
) {
  const found = emptyBits(keys.length);
  sets.forEach((set, size) => {
    const from = minKeyOfBucket(size, precision);
    const to = minKeyOfBucket(size + 1, precision) - 1;
    if (!set || to < minKey || from > maxKey) return;
    if (from >= minKey && to <= maxKey) {
      for (let at = 0; at < set.length; at++) found[at]! |= set[at]!;
      return;
    }
    for (let at = 0; at < set.length; at++) {
      let matched = found[at]!;
      for (let word = set[at]!; word !== 0; word &= word - 1) {
        const bit = word & -word;
        const key = keys[(at << 5) + 31 - Math.clz32(bit)]!;
        if (key >= minKey && key <= maxKey) matched |= bit;
      }
      found[at] = matched;
    }
  });
  return found;
}

/** The hits that may be from the `skip`th to `limit` further, and how many come before them. */
export function hitsAround(
  { keys, sets }: RankedKeys,
  hits: Bits,
  { descending, skip, limit }: { descending: boolean; skip: number; limit: number },
): { near: Bits; count: number; before: number } {
  const near = emptyBits(keys.length);
  let before = 0;
  let count = 0;
  for (let step = 0; step < sets.length && before + count < skip + limit; step++) {
    const set = sets[descending ? sets.length - 1 - step : step];
    if (!set) continue;
    const inSet = countCommon(hits, set);
    if (count === 0 && before + inSet <= skip) before += inSet;
    else {
      for (let at = 0; at < set.length; at++) {
        near[at]! |= hits[at]! & set[at]!;
      }
      count += inSet;
    }
  }
  return { near, count, before };
}

function countCommon(some: Bits, others: Bits): number {
  let count = 0;
  for (let at = 0; at < some.length; at++) {
    const common = some[at]! & others[at]!;
    if (common !== 0) count += popCount(common);
  }
  return count;
}
