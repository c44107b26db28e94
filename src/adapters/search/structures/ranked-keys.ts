import { type Bits, clearBit, emptyBits, popCount, setBit } from './bitset';

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

/** Products whose key is in a range, both ends included. */
export function keyedBetween({ keys }: RankedKeys, minKey: number, maxKey: number): Bits {
  const found = emptyBits(keys.length);
  const max = Math.min(maxKey, 0xffffffff);
  for (let at = 0; at < found.length; at++) {
    const end = Math.min((at + 1) << 5, keys.length);
    let word = 0;
    for (let product = at << 5; product < end; product++) {
      const key = keys[product]!;
      // Without branches, whose outcome cannot be predicted.
      word |= (Number(key >= minKey) & Number(key <= max)) << (product & 31);
    }
    found[at] = word;
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
