import type { Bits } from './bitset';
import { setProgram } from './set-program';

/** Sets take up a multiple of this many words, because 128 bits are intersected at once. */
export const wordsPerStep = 4;

/** Memory for many sets. Places and lengths are in words. */
export interface SetMemory {
  words: Bits;
  /**
   * Writes to `counts` how many items `members` has in common with each of the sets, which have its
   * length and follow one another.
   */
  countCommon(
    sets: number,
    setCount: number,
    length: number,
    members: number,
    counts: number,
  ): void;
  /** Removes from a set what another one of its length does not have. */
  intersect(set: number, other: number, length: number): void;
  /**
   * Items are in ranges, which are given by their last items. Writes to `found` the ranges with items of the
   * set, and to `partly` those of them that also have other items. All sets have the same length.
   */
  findRanges(set: number, lasts: number, found: number, partly: number, length: number): void;
}

const bytesPerPage = 65_536;

export function allocateSets(words: number): SetMemory {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((words * 4) / bytesPerPage) });
  const { exports } = new WebAssembly.Instance(setProgram, { index: { memory } });
  const find = (name: string) => {
    const found = exports[name];
    if (typeof found !== 'function') throw new Error(`The program has no function ${name}.`);
    return found;
  };
  const countCommon = find('countCommon');
  const intersect = find('intersect');
  const findRanges = find('findRanges');
  return {
    words: new Uint32Array(memory.buffer, 0, words),
    countCommon(sets, setCount, length, members, counts) {
      if (setCount > 0 && length > 0) {
        countCommon(sets * 4, setCount, length * 4, members * 4, counts * 4);
      }
    },
    intersect(set, other, length) {
      if (length > 0) intersect(set * 4, other * 4, length * 4);
    },
    findRanges(set, lasts, found, partly, length) {
      if (length > 0) findRanges(set * 4, lasts * 4, found * 4, partly * 4, length * 4);
    },
  };
}
