import { traitBits } from './cell-traits';
import { CsvRow, CsvSheet } from './csv-sheet';

/** As much room as stays when a long record is done. */
const defaultCapacity = 256 * 1024;
const separator = 31;
const space = 32;
const firstWide = 0x80;

/**
 * A sheet that is being written: cells one after the other, as bytes, which become text as a whole. A text
 * made for each cell would take longer than all the rest.
 */
export class SheetBuffer {
  /** The cells so far, each followed by a separator. */
  out = new Uint8Array(defaultCapacity);
  /** How many bytes of it there are. */
  length = 0;
  /** By how many there are more bytes than characters. */
  surplus = 0;
  /** Where the cell that is still open began. */
  cellStart = 0;
  private count = 0;
  private cells = new Uint32Array(4_096);
  private byteEnds = new Uint32Array(4_096);
  /** Where the row that is still open began. */
  private open = { length: 0, count: 0, surplus: 0 };
  private sheet = new CsvSheet();
  private rows: CsvRow[] = [];
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  /** How many bytes the open row has; none: nothing of it has come. */
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

  /** A line with nothing on it is no row. */
  endRow(line: number): void {
    const { open } = this;
    const width = this.count - open.count;
    if (width === 1 && this.isBlank(open.length, this.length - 1)) this.dropRow();
    else this.rows.push(new CsvRow(line, this.sheet, open.count, width));
    open.length = this.length;
    open.count = this.count;
    open.surplus = this.surplus;
  }

  /** Forgets the open row. */
  dropRow(): void {
    ({ length: this.length, count: this.count, surplus: this.surplus } = this.open);
    this.cellStart = this.length;
  }

  /** Gives the rows that are whole; what there is of an open one stays, and begins the next sheet. */
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
