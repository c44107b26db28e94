const room = 512;

/** Keys in the order of how few stand under them, those that came first before equals; none: left out. */
export class RarestFirst {
  private readonly keys = new Float64Array(room);
  private readonly counts = new Uint8Array(room);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** Puts a key in its place; the count goes up to 255. */
  add(key: number, count: number): void {
    if (count === 0 || this.length === room) return;
    let at = this.length;
    for (; at > 0 && this.countAt(at - 1) > count; at -= 1) {
      this.keys[at] = this.keyAt(at - 1);
      this.counts[at] = this.countAt(at - 1);
    }
    this.keys[at] = key;
    this.counts[at] = count;
    this.length += 1;
  }

  keyAt(at: number): number {
    return this.keys[at] ?? 0;
  }

  countAt(at: number): number {
    return this.counts[at] ?? 0;
  }
}
