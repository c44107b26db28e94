import { type Bits, emptyBits, hasBit, setBit } from './bitset';
import { type CodeColumn, codeColumn } from './code-column';
import { forEachChunk, type Steps } from './steps';

/** All products in an order that prices do not affect. */
export interface SortedOrder {
  /** Products, first to last. */
  order: CodeColumn;
  /** The position of each product. */
  places: CodeColumn;
}

export function* sortProducts(
  items: Uint32Array | CodeColumn,
  compare: (one: number, other: number) => number,
): Steps<SortedOrder> {
  const order = codeColumn(items.length, items.length);
  order.set(yield* sortInSteps(Uint32Array.from(items), compare));
  const places = codeColumn(items.length, items.length);
  yield* forEachChunk(order.length, (from, to) => {
    for (let place = from; place < to; place++) places[order[place]!] = place;
  });
  return { order, places };
}

/** 0, 1, 2, … */
export function rangeTo(size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  for (let at = 0; at < size; at++) numbers[at] = at;
  return numbers;
}

const runLength = 1_024;

/** A sorted copy (stable). Much faster if the items are nearly sorted. */
export function* sortInSteps(
  items: Uint32Array,
  compare: (one: number, other: number) => number,
): Steps<Uint32Array> {
  let source = items.slice();
  for (let from = 0; from < source.length; from += runLength) {
    source.subarray(from, from + runLength).sort(compare);
    yield;
  }
  let target = new Uint32Array(source.length);
  for (let width = runLength; width < source.length; width *= 2) {
    for (let from = 0; from < source.length; from += 2 * width) {
      const merge = {
        left: from,
        right: Math.min(source.length, from + width),
        middle: Math.min(source.length, from + width),
        end: Math.min(source.length, from + 2 * width),
      };
      const { middle, end } = merge;
      const isSorted = middle === end || compare(source[middle - 1]!, source[middle]!) <= 0;
      if (isSorted) {
        target.set(source.subarray(from, end), from);
        yield;
        continue;
      }
      for (let at = from; at < merge.end; at += runLength) {
        mergeChunk(source, target, at, merge, compare);
        yield;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

/** Merges a chunk of two sorted neighbors of `source` into `target`, from `start` on. */
function mergeChunk(
  source: Uint32Array,
  target: Uint32Array,
  start: number,
  merge: { left: number; right: number; middle: number; end: number },
  compare: (one: number, other: number) => number,
): void {
  const { middle, end } = merge;
  let { left, right } = merge;
  const stop = Math.min(end, start + runLength);
  for (let at = start; at < stop; at++) {
    const takeLeft = right >= end || (left < middle && compare(source[left]!, source[right]!) <= 0);
    target[at] = source[takeLeft ? left++ : right++]!;
  }
  merge.left = left;
  merge.right = right;
}

/**
 * Products of an order from the `skip`th hit on, at most `limit`; with families, only the first hit
 * of each one counts.
 */
export function pageInOrder(
  { order }: SortedOrder,
  hits: Bits,
  familyOf: Uint32Array | null,
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const page: number[] = [];
  const seen = emptyBits(familyOf ? order.length : 0);
  let left = skip;
  for (let place = 0; place < order.length && page.length < limit; place++) {
    const product = order[place]!;
    if (!hasBit(hits, product)) continue;
    if (familyOf) {
      const family = familyOf[product]!;
      if (hasBit(seen, family)) continue;
      setBit(seen, family);
    }
    if (left > 0) left--;
    else page.push(product);
  }
  return page;
}
