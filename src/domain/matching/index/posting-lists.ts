import { hashKey, KeyTable } from './key-table';
import { PagedInt32Array } from './paged-int32-array';
import type { ShortestFirst } from './shortest-first';

const tables = 256;

/**
 * Lists of places by a 32-bit key. A place stands under a few keys at most, so that the number of an entry
 * tells the place, and all that is kept of an entry is the one before it.
 */
export class PostingLists {
  private readonly tables = Array.from({ length: tables }, () => new KeyTable());
  /** One more than the entry before; 0: none. */
  private readonly befores = new PagedInt32Array();
  private readonly maxKeysPerPlace: number;

  constructor(maxKeysPerPlace: number) {
    this.maxKeysPerPlace = maxKeysPerPlace;
  }

  /** Files a place, once, under each of the first so many keys. */
  add(keys: Int32Array, count: number, place: number): void {
    if (count > this.maxKeysPerPlace) throw new RangeError(`${count} keys are too many.`);
    let entry = place * this.maxKeysPerPlace;
    for (let at = 0; at < count; at += 1) {
      const key = keys[at] ?? 0;
      const hash = hashKey(key);
      this.befores.set(entry, this.tableOf(hash).add(key, hash, entry) + 1);
      entry += 1;
    }
  }

  /** Adds the list of a key to others, if there is one; its length goes up to 255, which may be more. */
  find(long: number, into: ShortestFirst): void {
    const key = long | 0;
    const hash = hashKey(key);
    const table = this.tableOf(hash);
    const slot = table.slotOf(key, hash);
    const length = table.countAt(slot);
    if (length > 0) into.add(table.headAt(slot), length);
  }

  /** Puts the places of a list into an array, the latest first, at most as many as it holds; how many. */
  read(head: number, into: Int32Array): number {
    let taken = 0;
    for (let entry = head; entry >= 0 && taken < into.length; taken += 1) {
      into[taken] = Math.floor(entry / this.maxKeysPerPlace);
      entry = this.befores.at(entry) - 1;
    }
    return taken;
  }

  get bytes(): number {
    return this.tables.reduce((sum, { bytes }) => sum + bytes, this.befores.bytes);
  }

  private tableOf(hash: number): KeyTable {
    const table = this.tables[hash >>> 24];
    if (!table) throw new RangeError(`There is no table for ${hash}.`);
    return table;
  }
}

/** A 32-bit number for a text (FNV-1a). */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
