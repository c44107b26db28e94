const minSlots = 16;
const maxCount = 255;
/** Of a table's slots; beyond it the search for a free one gets long. */
const maxFillRatio = 0.8;
/** A large one grows by a quarter: if it doubled, it would be half empty. */
const large = 1 << 10;
const growth = (length: number) => (length < large ? 2 : 1.25);
const keyRange = 2 ** 24;

/**
 * For each of many keys the entry that came last and how many there were. One of several tables that share
 * a large number of keys, so that only a small part is ever written anew; which one, the highest eight bits
 * of a key's hash say, and the other bits where in it the key stands.
 */
export class KeyTable {
  /** Of each slot the key and one more than its entry, 0 where it is free: side by side, to be fetched at once. */
  private pairs = new Int32Array(minSlots * 2);
  private counts = new Uint8Array(minSlots);
  private used = 0;

  /** The slot of a key, or the free one where it belongs; good until something is added. */
  slotOf(key: number, hash: number): number {
    const { pairs, length } = this;
    let slot = Math.floor(((hash & (keyRange - 1)) / keyRange) * length);
    while (pairs[slot * 2 + 1] !== 0 && pairs[slot * 2] !== key) {
      slot += 1;
      if (slot === length) slot = 0;
    }
    return slot;
  }

  /** The entry that came last; -1: none. */
  headAt(slot: number): number {
    return (this.pairs[slot * 2 + 1] ?? 0) - 1;
  }

  /** How many there were; 255 may be more. */
  countAt(slot: number): number {
    return this.counts[slot] ?? 0;
  }

  /** Puts an entry before those of its key; gives the one that was last until now, -1: none. */
  add(key: number, hash: number, entry: number): number {
    const slot = this.slotOf(key, hash);
    const before = this.headAt(slot);
    this.pairs[slot * 2] = key;
    this.pairs[slot * 2 + 1] = entry + 1;
    this.counts[slot] = Math.min(this.countAt(slot) + 1, maxCount);
    if (before < 0) {
      this.used += 1;
      if (this.used > this.length * maxFillRatio) this.grow();
    }
    return before;
  }

  get bytes(): number {
    return this.length * 9;
  }

  private get length(): number {
    return this.counts.length;
  }

  private grow(): void {
    const { pairs, counts, length: before } = this;
    const length = Math.ceil(before * growth(before));
    this.pairs = new Int32Array(length * 2);
    this.counts = new Uint8Array(length);
    for (let old = 0; old < before; old += 1) {
      const head = pairs[old * 2 + 1] ?? 0;
      if (head === 0) continue;
      const key = pairs[old * 2] ?? 0;
      const slot = this.slotOf(key, hashKey(key));
      this.pairs[slot * 2] = key;
      this.pairs[slot * 2 + 1] = head;
      this.counts[slot] = counts[old] ?? 0;
    }
  }
}

/** Spreads keys evenly over 32 bits, also those that differ in a few bits only. */
export function hashKey(key: number): number {
  const mixed = Math.imul(key ^ (key >>> 15), 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}
