import type { FeedRecord } from '../feed-offer';
import { anyTrait, traitBits } from './cell-traits';

const noCells = new Uint32Array(0);
const noBytes = new Uint8Array(0);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Cells that were split together: one text, and the end of each cell in it. */
export class CsvSheet {
  /** End of each cell in the text, with its traits in the lower bits. */
  cells: Uint32Array = noCells;
  /** All cells as UTF-8, row by row, each followed by a separator. */
  bytes: Uint8Array = noBytes;
  /** End of each cell in the bytes. */
  byteEnds: Uint32Array = noCells;
  private decoded: string | null = null;

  /** Whether any cell has more than this many characters. */
  hasCellOver(letters: number): boolean {
    let start = 0;
    for (const cell of this.cells) {
      const end = cell >>> traitBits;
      if (end - start > letters) return true;
      start = end + 1;
    }
    return false;
  }

  /** All cells as text; decoded on first use. */
  get text(): string {
    this.decoded ??= decoder.decode(this.bytes);
    return this.decoded;
  }
}

/** A row of a sheet. Cells become strings on demand. */
export class CsvRow implements FeedRecord {
  readonly line: number;
  readonly width: number;
  names: readonly string[] = noNames;
  readonly sheet: CsvSheet;
  /** Index of its first cell in the sheet. */
  readonly first: number;

  constructor(line: number, sheet: CsvSheet, first: number, width: number) {
    this.line = line;
    this.sheet = sheet;
    this.first = first;
    this.width = width;
  }

  get length(): number {
    return this.end(this.first + this.width - 1) - this.start(this.first) - (this.width - 1);
  }

  value(place: number): string {
    if (place < 0 || place >= this.width) return '';
    const cell = this.first + place;
    return this.sheet.text.slice(this.start(cell), this.end(cell));
  }

  isBlank(place: number): boolean {
    if (place < 0 || place >= this.width) return true;
    const cell = this.first + place;
    const start = this.start(cell);
    if (start === this.end(cell)) return true;
    const first = this.sheet.text.charCodeAt(start);
    return (first <= space || first > lastPlain) && this.value(place).trim() === '';
  }

  traits(place: number): number {
    return place >= this.width ? 0 : (this.sheet.cells[this.first + place] ?? 0) & anyTrait;
  }

  joined(): string {
    return this.sheet.text.slice(this.start(this.first), this.end(this.first + this.width - 1));
  }

  get bytes(): number {
    return this.byteEnd(this.first + this.width - 1) - this.byteStart(this.first);
  }

  copyValue(place: number, into: Uint8Array, at: number): number {
    if (place >= this.width) return at;
    const { bytes } = this.sheet;
    const cell = this.first + place;
    const end = this.byteEnd(cell);
    let to = at;
    // A plain loop: faster than TypedArray.set for short cells.
    for (let from = this.byteStart(cell); from < end; from += 1) {
      into[to] = bytes[from] ?? 0;
      to += 1;
    }
    return to;
  }

  values(): string[] {
    return Array.from({ length: this.width }, (_, place) => this.value(place));
  }

  private start(cell: number): number {
    return cell === 0 ? 0 : this.end(cell - 1) + 1;
  }

  private byteStart(cell: number): number {
    return cell === 0 ? 0 : this.byteEnd(cell - 1) + 1;
  }

  private byteEnd(cell: number): number {
    return this.sheet.byteEnds[cell] ?? 0;
  }

  private end(cell: number): number {
    return (this.sheet.cells[cell] ?? 0) >>> traitBits;
  }
}

const space = 0x20;
const lastPlain = 0x7f;
const noNames: readonly string[] = [];
