import { traitBits } from './cell-traits';
import { CsvRow, CsvSheet } from './csv-sheet';

/** Capacity that stays allocated after a long record. */
const defaultCapacity = 256 * 1024;
const separator = 31;
const space = 32;
const firstWide = 0x80;

/**
 * A sheet under construction: cells are collected as bytes and decoded together. Decoding each cell
 * would take longer than everything else.
 */
export class SheetBuffer {
  /** The cells so far, each followed by a separator. */
  out = new Uint8Array(defaultCapacity);
  length = 0;
  /** Number of bytes minus number of characters. */
  surplus = 0;
  /** Start of the open cell. */
  cellStart = 0;
  private count = 0;
  private cells = new Uint32Array(4_096);
  private byteEnds = new Uint32Array(4_096);
  /** Start of the open row. */
  private open = { length: 0, count: 0, surplus: 0 };
  private sheet = new CsvSheet();
  private rows: CsvRow[] = [];
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  /** Number of bytes in the open row; 0: none yet. */
  get openLength(): number {
    return this.length - this.open.length;
  }

  /** Number of finished cells in the open row. */
  get openWidth(): number {
    return this.count - this.open.count;
  }

  ensureCapacity(bytes: number): void {
    const needed = this.length + bytes;
    const isTooLarge = this.out.length > defaultCapacity && needed <= defaultCapacity;
    if (needed <= this.out.length && !isTooLarge) return;
    const grown = new Uint8Array(isTooLarge ? defaultCapacity : needed * 2);
    grown.set(this.out.subarray(0, this.length));
    this.out = grown;
  }

  isBlank(from: number, to: number): boolean {
    if (from >= to) return true;
    const first = this.out[from] ?? 0;
    if (first > space && first < firstWide) return false;
    return this.decoder.decode(this.out.subarray(from, to)).trim() === '';
  }

  endCell(traits: number): void {
    if (this.count === this.cells.length) {
      this.cells = doubled(this.cells);
      this.byteEnds = doubled(this.byteEnds);
    }
    this.cells[this.count] = ((this.length - this.surplus) << traitBits) | traits;
    this.byteEnds[this.count] = this.length;
    this.count += 1;
    this.out[this.length] = separator;
    this.length += 1;
    this.cellStart = this.length;
  }

  /** An empty line is not a row. */
  endRow(line: number): void {
    const { open } = this;
    const width = this.count - open.count;
    if (width === 1 && this.isBlank(open.length, this.length - 1)) this.dropRow();
    else this.rows.push(new CsvRow(line, this.sheet, open.count, width));
    open.length = this.length;
    open.count = this.count;
    open.surplus = this.surplus;
  }

  /** Discards the open row. */
  dropRow(): void {
    ({ length: this.length, count: this.count, surplus: this.surplus } = this.open);
    this.cellStart = this.length;
  }

  /** Returns the complete rows; the open one starts the next sheet. */
  takeRows(): CsvRow[] {
    const { rows, sheet, open, out } = this;
    if (open.length === 0) return rows;
    sheet.cells = this.cells.slice(0, open.count);
    sheet.bytes = out.slice(0, open.length);
    sheet.byteEnds = this.byteEnds.slice(0, open.count);
    this.moveUp();
    this.sheet = new CsvSheet();
    this.rows = [];
    return rows;
  }

  private moveUp(): void {
    const { open, cells, byteEnds } = this;
    this.out.copyWithin(0, open.length, this.length);
    const before = (open.length - open.surplus) << traitBits;
    for (let cell = open.count; cell < this.count; cell += 1) {
      cells[cell - open.count] = (cells[cell] ?? 0) - before;
      byteEnds[cell - open.count] = (byteEnds[cell] ?? 0) - open.length;
    }
    this.length -= open.length;
    this.cellStart -= open.length;
    this.count -= open.count;
    this.surplus -= open.surplus;
    this.open = { length: 0, count: 0, surplus: 0 };
  }
}

function doubled(cells: Uint32Array): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(cells.length * 2);
  grown.set(cells);
  return grown;
}
