const capacity = 512;

/** List heads by length, shortest first (stable). */
export class ShortestFirst {
  private readonly heads = new Int32Array(capacity);
  private readonly lengths = new Uint8Array(capacity);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Inserts a list; lengths are capped at 255. */
  add(head: number, length: number): void {
    if (this.count === capacity) return;
    let at = this.count;
    for (; at > 0 && this.lengthAt(at - 1) > length; at -= 1) {
      this.heads[at] = this.headAt(at - 1);
      this.lengths[at] = this.lengthAt(at - 1);
    }
    this.heads[at] = head;
    this.lengths[at] = length;
    this.count += 1;
  }

  headAt(at: number): number {
    return this.heads[at] ?? 0;
  }

  lengthAt(at: number): number {
    return this.lengths[at] ?? 0;
  }
}
