import { type Bits, setBit } from './bitset';
import { forEachChunk, type Steps } from './steps';

/**
 * The items of each group, ascending, as the gaps between them: 7 bits per byte, the highest bit says that more
 * follow. A quarter of the memory of `Postings`, for groups that are read as a whole.
 */
export interface PackedPostings {
  /** Group g holds bytes[starts[g]] up to bytes[starts[g + 1]]. */
  starts: Uint32Array;
  bytes: Uint8Array;
}

const lengthOf = (gap: number): number =>
  gap < 1 << 7 ? 1 : gap < 1 << 14 ? 2 : gap < 1 << 21 ? 3 : 4;

/**
 * `visit` lists the groups of an item. It is called twice and must return the same: once to count,
 * once to fill. Duplicates are dropped.
 */
export function* buildPackedPostings(
  groups: number,
  itemCount: number,
  visit: (item: number, emit: (group: number) => void) => void,
): Steps<PackedPostings> {
  const starts = new Uint32Array(groups + 1);
  /** One more than the last item of each group. */
  const last = new Uint32Array(groups);
  let item = 0;
  const count = (group: number) => {
    const gap = item + 1 - last[group]!;
    if (gap === 0) return;
    starts[group + 1]! += lengthOf(gap);
    last[group] = item + 1;
  };
  yield* forEachChunk(itemCount, (from, to) => {
    for (item = from; item < to; item++) visit(item, count);
  });
  for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!;
  const bytes = new Uint8Array(starts[groups]!);
  const ends = starts.slice();
  last.fill(0);
  const place = (group: number) => {
    let gap = item + 1 - last[group]!;
    if (gap === 0) return;
    let at = ends[group]!;
    for (; gap >= 1 << 7; gap >>>= 7) bytes[at++] = (gap & 0x7f) | 0x80;
    bytes[at++] = gap;
    ends[group] = at;
    last[group] = item + 1;
  };
  yield* forEachChunk(itemCount, (from, to) => {
    for (item = from; item < to; item++) visit(item, place);
  });
  return { starts, bytes };
}

/** Adds the items of a group. */
export function addPackedGroup(postings: PackedPostings, group: number, bits: Bits): void {
  forEachPackedItem(postings, group, (item) => setBit(bits, item));
}

/** Calls back for every item of a group, ascending. */
export function forEachPackedItem(
  { starts, bytes }: PackedPostings,
  group: number,
  visit: (item: number) => void,
): void {
  const end = starts[group + 1]!;
  let item = -1;
  for (let at = starts[group]!; at < end; ) {
    let gap = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++]!;
      gap |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte >= 0x80);
    item += gap;
    visit(item);
  }
}
