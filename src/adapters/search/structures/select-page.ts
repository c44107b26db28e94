import { type Bits, emptyBits, setBit } from './bitset';
import type { CodeColumn } from './code-column';
import { bucketOfKey } from './ranked-keys';
import type { SortedOrder } from './sorted-order';

/** Up to this many hits are sorted; with more, only those that may be on the page. */
const maxSortedHits = 4_096;
const precision = 10;
/** One more than the bucket of the largest key, 2^32 - 1. */
const bucketCount = (33 - precision) << precision;

const bucketOf = (key: number): number => bucketOfKey(key, precision);

interface PageOrder {
  keys: Uint32Array | CodeColumn;
  descending: boolean;
  /** Breaks ties. */
  byId: SortedOrder;
}

/**
 * One page of the hits sorted by a mutable key, ties by id. Nothing is kept sorted: counting the
 * hits per bucket shows which few can be on the page.
 */
export function selectPage(
  hits: Bits,
  total: number,
  order: PageOrder,
  skip: number,
  limit: number,
): number[] {
  if (skip >= total || limit <= 0) return [];
  if (total <= maxSortedHits) return sortHits(hits, total, order, skip, limit);
  const { keys, descending } = order;
  countBuckets(hits, keys);
  const step = descending ? -1 : 1;
  let first = descending ? bucketCount - 1 : 0;
  let before = 0;
  for (; before + counts[first]! <= skip; first += step) before += counts[first]!;
  let last = first;
  let through = before + counts[first]!;
  while (through < Math.min(total, skip + limit)) {
    last += step;
    through += counts[last]!;
  }
  const near = emptyBits(hits.length << 5);
  const spread = collect(hits, keys, Math.min(first, last), Math.max(first, last), near);
  const rest = skip - before;
  // Too many with the same key: unique ids decide.
  if (through - before > maxSortedHits && spread === 0) {
    const byId = { ...order, keys: order.byId.places, descending: false };
    return selectPage(near, through - before, byId, rest, limit);
  }
  return sortHits(near, through - before, order, rest, limit);
}

/** Scratch buffer, reused by every call. */
const counts = new Uint32Array(bucketCount);

function countBuckets(hits: Bits, keys: Uint32Array | CodeColumn): void {
  counts.fill(0);
  for (let at = 0; at < hits.length; at++) {
    for (let word = hits[at]!; word !== 0; word &= word - 1) {
      const bucket = bucketOf(keys[(at << 5) + 31 - Math.clz32(word & -word)]!);
      counts[bucket]! += 1;
    }
  }
}

/** Copies the hits of some buckets to `near` and returns the spread of their keys. */
function collect(
  hits: Bits,
  keys: Uint32Array | CodeColumn,
  from: number,
  to: number,
  near: Bits,
): number {
  let minKey = 0xffffffff;
  let maxKey = 0;
  for (let at = 0; at < hits.length; at++) {
    for (let word = hits[at]!; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      const key = keys[product]!;
      const bucket = bucketOf(key);
      if (bucket < from || bucket > to) continue;
      setBit(near, product);
      if (key < minKey) minKey = key;
      if (key > maxKey) maxKey = key;
    }
  }
  return maxKey - minKey;
}

/** Sorts by one number combined from key and id order: exact up to two million products. */
function sortHits(
  hits: Bits,
  total: number,
  { keys, descending, byId }: PageOrder,
  skip: number,
  limit: number,
): number[] {
  const size = byId.order.length;
  const numbers = new Float64Array(total);
  let used = 0;
  for (let at = 0; at < hits.length; at++) {
    for (let word = hits[at]!; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      const key = keys[product]!;
      numbers[used++] = (descending ? 0xffffffff - key : key) * size + byId.places[product]!;
    }
  }
  numbers.sort();
  return Array.from(numbers.subarray(skip, skip + limit), (number) => byId.order[number % size]!);
}
