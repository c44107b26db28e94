import { type FeedOfferState, feedOfferStates } from './report/run-report';

const bitsPerPage = 1 << 16;

/** A set of integers, one bit each. */
export class IdSet {
  private readonly pages = new Map<number, Uint32Array>();

  add(id: number): void {
    const at = Math.floor(id / bitsPerPage);
    let page = this.pages.get(at);
    if (!page) {
      page = new Uint32Array(bitsPerPage / 32);
      this.pages.set(at, page);
    }
    const bit = id % bitsPerPage;
    page[bit >>> 5] = (page[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  has(id: number): boolean {
    const bit = id % bitsPerPage;
    const word = this.pages.get(Math.floor(id / bitsPerPage))?.[bit >>> 5] ?? 0;
    return ((word >>> (bit & 31)) & 1) === 1;
  }
}

const numbersPerPage = 1 << 13;

/** Numbers by id, eight bytes each: a Map of a million takes 45 MB, and 77 MB while it grows. */
export class NumbersById {
  private readonly pages = new Map<number, Float64Array>();

  /** Sets a number other than 0; 0 removes it. */
  set(id: number, number: number): void {
    const at = Math.floor(id / numbersPerPage);
    let page = this.pages.get(at);
    if (!page) {
      if (number === 0) return;
      page = new Float64Array(numbersPerPage);
      this.pages.set(at, page);
    }
    page[id % numbersPerPage] = number;
  }

  /** 0: none. */
  at(id: number): number {
    return this.pages.get(Math.floor(id / numbersPerPage))?.[id % numbersPerPage] ?? 0;
  }
}

/** Beyond this many keys every answer is 'maybe', which bounds memory. */
const maxKeys = 3_000_000;

/**
 * Remembers keys approximately, at about eight bytes per key: a million strings would take a third
 * of a run's memory.
 */
export class KeyFilter {
  private marks = new Uint32Array(1 << 12);
  private used = 0;

  /** Adds a key; false: it is new, true: it may have been added before. */
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

  /** The slot of a hash, or the free slot for it. */
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

/** A 32-bit hash of a key (FNV-1a, mixed); 0 is reserved for empty slots. */
function markOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1)
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0 || 1;
}

const rowsPerPage = 1 << 16;
const repeated = feedOfferStates.length + 1;

/** Result of the survey for a row: unchanged and in this state, or a repeated key. */
export type RowVerdict = FeedOfferState | 'repeated';

/** Survey results by row index, one byte each. */
export class RowVerdicts {
  private readonly pages = new Map<number, Uint8Array>();

  set(place: number, verdict: RowVerdict): void {
    const at = Math.floor(place / rowsPerPage);
    let page = this.pages.get(at);
    if (!page) {
      page = new Uint8Array(rowsPerPage);
      this.pages.set(at, page);
    }
    page[place % rowsPerPage] =
      verdict === 'repeated' ? repeated : feedOfferStates.indexOf(verdict) + 1;
  }

  /** Null: unknown, the row must be processed. */
  at(place: number): RowVerdict | null {
    const code = this.pages.get(Math.floor(place / rowsPerPage))?.[place % rowsPerPage] ?? 0;
    return code === repeated ? 'repeated' : (feedOfferStates[code - 1] ?? null);
  }
}
