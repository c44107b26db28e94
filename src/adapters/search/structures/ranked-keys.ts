import { type Bits, clearBit, emptyBits, popCount, setBit, uniteWith } from './bitset';

/**
 * A mutable key per product, and per bucket of keys the set of products. Buckets are ordered and
 * divide each power of two, so there are few.
 */
export interface RankedKeys {
  keys: Uint32Array;
  /** By bucket; created on first use. */
  sets: (Bits | undefined)[];
  /** Buckets per power of two, as a power of two. */
  precision: number;
}

export const createRankedKeys = (size: number, precision: number): RankedKeys => ({
  keys: new Uint32Array(size),
  sets: [],
  precision,
});

/** Monotonic in the key; small keys have one bucket each. */
export function bucketOfKey(key: number, precision: number): number {
  const shift = Math.max(0, 31 - precision - Math.clz32(key));
  return (shift << precision) + (key >>> shift);
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

/** Products whose key is in a range, both ends included. Only the keys of the first and the last bucket are read. */
export function keyedBetween(
  { keys, sets, precision }: RankedKeys,
  minKey: number,
  maxKey: number,
): Bits {
  const found = emptyBits(keys.length);
  if (minKey > 0xffffffff || maxKey < 0) return found;
  const max = Math.min(maxKey, 0xffffffff);
  const first = bucketOfKey(Math.max(0, minKey), precision);
  const last = bucketOfKey(max, precision);
  for (let bucket = first; bucket <= Math.min(last, sets.length - 1); bucket++) {
    const set = sets[bucket];
    if (!set) continue;
    if (bucket !== first && bucket !== last) {
      uniteWith(found, set);
      continue;
    }
    for (let at = 0; at < set.length; at++) {
      for (let word = set[at]!; word !== 0; word &= word - 1) {
        const bit = word & -word;
        const key = keys[(at << 5) + 31 - Math.clz32(bit)]!;
        if (key >= minKey && key <= max) found[at]! |= bit;
      }
    }
  }
  return found;
}

/** Whether a set has as many hits as the page needs; sizes and shades of a product may count once. */
export type IsEnough = (bits: Bits, total: number) => boolean;

/** The hits with the first keys of the order, bucket by bucket until they are enough. */
export function leadingHits(
  { keys, sets }: RankedKeys,
  hits: Bits,
  descending: boolean,
  isEnough: IsEnough,
): Bits {
  const leading = emptyBits(keys.length);
  let total = 0;
  for (let step = 0; step < sets.length; step++) {
    const set = sets[descending ? sets.length - 1 - step : step];
    if (!set) continue;
    let count = 0;
    for (let at = 0; at < set.length; at++) {
      const found = hits[at]! & set[at]!;
      if (found === 0) continue;
      leading[at]! |= found;
      count += popCount(found);
    }
    total += count;
    if (count > 0 && isEnough(leading, total)) break;
  }
  return leading;
}
