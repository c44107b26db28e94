import { withRoom } from './growing';

const none = -1;
const mostCounted = 255;

/**
 * Lists of numbers by a 32-bit key, in typed arrays: a million products are four million entries,
 * which as objects would fill the memory.
 */
export class PostingLists {
  private keys = new Uint32Array(1 << 10);
  private heads = new Int32Array(1 << 10).fill(none);
  private counts = new Uint8Array(1 << 10);
  private used = 0;
  private entries = new Int32Array(1 << 10);
  private nexts = new Int32Array(1 << 10);
  private length = 0;

  add(key: number, value: number): void {
    if (this.used * 5 > this.heads.length * 4) this.growTable();
    if (this.length === this.entries.length) {
      this.entries = withRoom(this.entries, this.length + 1);
      this.nexts = withRoom(this.nexts, this.length + 1);
    }
    const slot = this.slotOf(key);
    if (this.heads[slot] === none) {
      this.keys[slot] = key;
      this.used += 1;
    }
    this.entries[this.length] = value;
    this.nexts[this.length] = this.heads[slot] ?? none;
    this.heads[slot] = this.length;
    this.counts[slot] = Math.min((this.counts[slot] ?? 0) + 1, mostCounted);
    this.length += 1;
  }

  /** How many stand under a key; 255 may be more. */
  countOf(key: number): number {
    return this.counts[this.slotOf(key)] ?? 0;
  }

  /** Puts those under a key into an array, the latest first, at most as many as it holds; how many. */
  read(key: number, into: Int32Array): number {
    let at = this.heads[this.slotOf(key)] ?? none;
    let taken = 0;
    for (; at !== none && taken < into.length; taken += 1) {
      into[taken] = this.entries[at] ?? none;
      at = this.nexts[at] ?? none;
    }
    return taken;
  }

  get bytes(): number {
    return this.heads.length * 9 + this.entries.length * 8;
  }

  /** The slot of a key, or the free one where it belongs. */
  private slotOf(key: number): number {
    const mask = this.heads.length - 1;
    let slot = Math.imul(key, 0x9e3779b1) >>> 7;
    for (;;) {
      slot &= mask;
      if (this.heads[slot] === none || this.keys[slot] === key) return slot;
      slot += 1;
    }
  }

  private growTable(): void {
    const { keys, heads, counts } = this;
    this.keys = new Uint32Array(keys.length * 2);
    this.heads = new Int32Array(heads.length * 2).fill(none);
    this.counts = new Uint8Array(counts.length * 2);
    for (let old = 0; old < heads.length; old += 1) {
      const head = heads[old] ?? none;
      if (head === none) continue;
      const key = keys[old] ?? 0;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.heads[slot] = head;
      this.counts[slot] = counts[old] ?? 0;
    }
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
