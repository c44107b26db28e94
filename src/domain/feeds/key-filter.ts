/** Beyond this many keys it says 'perhaps' to all: memory must not grow with the feed. */
const maxKeys = 3_000_000;

/**
 * Which keys were surely not seen before, at some eight bytes a key: a million keys as strings would
 * take a third of the memory that a whole run may have.
 */
export class KeyFilter {
  private marks = new Uint32Array(1 << 12);
  private used = 0;

  /** Notes a key; false: it was not noted before, true: perhaps it was. */
  add(key: string): boolean {
    if (this.used >= maxKeys) return true;
    if (this.used * 2 >= this.marks.length) this.grow();
    const mark = markOf(key);
    const slot = this.slotOf(mark);
    if (this.marks[slot] === mark) return true;
    this.marks[slot] = mark;
    this.used += 1;
    return false;
  }

  /** Where a mark is, or where it belongs. */
  private slotOf(mark: number): number {
    const last = this.marks.length - 1;
    let slot = (Math.imul(mark, 0x9e3779b1) >>> 5) & last;
    while (this.marks[slot] !== 0 && this.marks[slot] !== mark) slot = (slot + 1) & last;
    return slot;
  }

  private grow(): void {
    const { marks } = this;
    this.marks = new Uint32Array(marks.length * 2);
    for (const mark of marks) if (mark !== 0) this.marks[this.slotOf(mark)] = mark;
  }
}

/** 32 bits of a key (FNV-1a, mixed); 0 means that there is none. */
function markOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1)
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0 || 1;
}
