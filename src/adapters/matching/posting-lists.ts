import { PagedInt32Array } from '~/domain/paged-int32-array';
import { hashKey, KeyTable } from './key-table';
import type { ShortestFirst } from './shortest-first';

const tables = 256;

/**
 * Lists of places by a 32-bit key. A place has few keys, so an entry's number implies its place,
 * and an entry stores only its predecessor.
 */
export class PostingLists {
  private readonly tables = Array.from({ length: tables }, () => new KeyTable());
  /** Previous entry + 1; 0: none. */
  private readonly befores = new PagedInt32Array();
  private readonly maxKeysPerPlace: number;

  constructor(maxKeysPerPlace: number) {
    this.maxKeysPerPlace = maxKeysPerPlace;
  }

  /** Adds a place under each of the first `count` keys. */
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

  /** Adds the list of a key, if any; its length is capped at 255. */
  find(long: number, into: ShortestFirst): void {
    const key = long | 0;
    const hash = hashKey(key);
    const table = this.tableOf(hash);
    const slot = table.slotOf(key, hash);
    const length = table.countAt(slot);
    if (length > 0) into.add(table.headAt(slot), length);
  }

  /** Copies the places of a list, latest first, as many as fit; returns their number. */
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
