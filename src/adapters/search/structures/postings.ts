import { type Bits, setBit } from './bitset';
import { type CodeColumn, codeColumn } from './code-column';
import { insertAt } from './entry-order';
import { forEachChunk, type Steps } from './steps';

/** The items of each group (a word, a brand, …), ascending; all in one array. */
export interface Postings {
  /** Group g holds items[starts[g]] up to items[starts[g + 1]]. */
  starts: Uint32Array;
  items: CodeColumn;
}

/**
 * `visit` lists the groups of an item. It is called twice and must return the same: once to count,
 * once to fill. Duplicates are dropped.
 */
export function* buildPostings(
  groups: number,
  itemCount: number,
  visit: (item: number, emit: (group: number) => void) => void,
): Steps<Postings> {
  const starts = new Uint32Array(groups + 1);
  const last = new Uint32Array(groups);
  let item = 0;
  const isNew = (group: number) => {
    if (last[group] === item + 1) return false;
    last[group] = item + 1;
    return true;
  };
  const count = (group: number) => {
    if (isNew(group)) starts[group + 1]! += 1;
  };
  yield* forEachChunk(itemCount, (from, to) => {
    for (item = from; item < to; item++) visit(item, count);
  });
  for (let group = 0; group < groups; group++) {
    starts[group + 1]! += starts[group]!;
  }
  const items = codeColumn(itemCount, starts[groups]!);
  const ends = starts.slice();
  last.fill(0);
  const place = (group: number) => {
    if (!isNew(group)) return;
    const at = ends[group]!;
    items[at] = item;
    ends[group] = at + 1;
  };
  yield* forEachChunk(itemCount, (from, to) => {
    for (item = from; item < to; item++) visit(item, place);
  });
  return { starts, items };
}

export const groupSize = ({ starts }: Postings, group: number): number =>
  starts[group + 1]! - starts[group]!;

export const itemsOf = ({ starts, items }: Postings, group: number): CodeColumn =>
  items.subarray(starts[group]!, starts[group + 1]!);

/** The items of some groups, each once. */
export function itemsOfAny({ starts, items }: Postings, groups: readonly number[]): number[] {
  const found: number[] = [];
  for (const group of groups) {
    const end = starts[group + 1]!;
    for (let at = starts[group]!; at < end; at++) found.push(items[at]!);
  }
  return groups.length > 1 && found.length > 1 ? [...new Set(found)] : found;
}

/** Adds the items of a group that are below `limit`. */
export function addGroup(
  { starts, items }: Postings,
  group: number,
  bits: Bits,
  limit: number,
): void {
  const end = starts[group + 1]!;
  for (let at = starts[group]!; at < end; at++) {
    const item = items[at]!;
    if (item >= limit) return;
    setBit(bits, item);
  }
}

/** Groups in which a word was found. */
export interface FoundGroups {
  postings: Postings;
  groups: readonly number[];
}

/** All items of the groups, ascending, each once. */
export function allItems(found: readonly FoundGroups[]): number[] {
  const items = new Set<number>();
  for (const { postings, groups } of found) {
    for (const group of groups) for (const item of itemsOf(postings, group)) items.add(item);
  }
  return [...Uint32Array.from(items).sort()];
}

/** The smallest item of each of the first `limit` families in any of the groups, ascending. */
export function firstItems(
  found: readonly FoundGroups[],
  limit: number,
  familyOf: Uint32Array,
): number[] {
  const best: number[] = [];
  for (const { postings, groups } of found) {
    const { starts, items } = postings;
    for (const group of groups) {
      const end = starts[group + 1]!;
      for (let at = starts[group]!; at < end; at++) {
        if (!insertSmallest(best, limit, items[at]!, familyOf)) break;
      }
    }
  }
  return best;
}

/**
 * Inserts into the smallest `limit` products of different families, ascending; false if the number is
 * too large. The products of a family have neighboring numbers.
 */
export function insertSmallest(
  best: number[],
  limit: number,
  item: number,
  familyOf: Uint32Array,
): boolean {
  if (best.length >= limit && item > (best[best.length - 1] ?? -1)) return false;
  let at = best.length;
  while (at > 0 && best[at - 1]! > item) at--;
  const family = familyOf[item];
  if (at > 0 && familyOf[best[at - 1]!] === family) return true;
  if (at < best.length && familyOf[best[at]!] === family) {
    best[at] = item;
    return true;
  }
  insertAt(best, limit, at, item);
  return true;
}
