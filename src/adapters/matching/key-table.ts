const minSlots = 16;
const maxCount = 255;
/** Maximum load factor; beyond it probing gets slow. */
const maxFillRatio = 0.8;
/** Large tables grow by a quarter instead of doubling, to waste less memory. */
const large = 1 << 10;
const growth = (length: number) => (length < large ? 2 : 1.25);
const keyRange = 2 ** 24;

/**
 * Hash table from key to its latest entry and entry count. The index has 256 of these, selected by
 * the highest eight bits of the hash, so that growing copies only a small part.
 */
export class KeyTable {
  /** Key and entry + 1 of each slot, 0 if free: adjacent for cache locality. */
  private pairs = new Int32Array(minSlots * 2);
  private counts = new Uint8Array(minSlots);
  private used = 0;

  /** The slot of a key, or the free slot for it; valid until the next insertion. */
  slotOf(key: number, hash: number): number {
    const { pairs, length } = this;
    let slot = Math.floor(((hash & (keyRange - 1)) / keyRange) * length);
    while (pairs[slot * 2 + 1] !== 0 && pairs[slot * 2] !== key) {
      slot += 1;
      if (slot === length) slot = 0;
    }
    return slot;
  }

  /** The latest entry; -1: none. */
  headAt(slot: number): number {
    return (this.pairs[slot * 2 + 1] ?? 0) - 1;
  }

  /** Number of entries; 255 means 255 or more. */
  countAt(slot: number): number {
    return this.counts[slot] ?? 0;
  }

  /** Inserts an entry before those of its key; returns the previous latest one, -1: none. */
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

/** Spreads keys evenly over 32 bits. */
export function hashKey(key: number): number {
  const mixed = Math.imul(key ^ (key >>> 15), 0x9e3779b1);
  return mixed ^ (mixed >>> 13);
}
