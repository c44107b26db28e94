import { feedLimits } from '../feed-limits';
import type { ListedRecord } from '../formats/listed-record';
import { traitBits, traitsOfByte } from './cell-traits';
import { CsvRow, CsvSheet } from './csv-sheet';

const separator = 31;
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const maxBytesPerUnit = 3;
const encoder = new TextEncoder();

/** Writes records into a sheet, in the format of the CSV splitter; long values are cut. */
export class ValueSheetBuffer {
  private out = new Uint8Array(64 * 1024);
  private length = 0;
  private letters = 0;
  private cells: number[] = [];
  private byteEnds: number[] = [];
  private rows: CsvRow[] = [];
  private sheet = new CsvSheet();

  get bytes(): number {
    return this.length;
  }

  add({ line, names, values }: ListedRecord): void {
    const row = new CsvRow(line, this.sheet, this.cells.length, values.length);
    row.names = names;
    this.rows.push(row);
    for (const value of values) this.addCell(value.slice(0, feedLimits.maxValueLength));
  }

  /** Returns the rows so far and starts a new sheet. */
  takeRows(): CsvRow[] {
    const { rows, sheet } = this;
    sheet.bytes = this.out.slice(0, this.length);
    sheet.cells = Uint32Array.from(this.cells);
    sheet.byteEnds = Uint32Array.from(this.byteEnds);
    this.rows = [];
    this.sheet = new CsvSheet();
    this.cells = [];
    this.byteEnds = [];
    this.length = 0;
    this.letters = 0;
    return rows;
  }

  private addCell(value: string): void {
    this.ensureCapacity(value.length * maxBytesPerUnit + 1);
    const start = this.length;
    this.length += encoder.encodeInto(value, this.out.subarray(start)).written;
    let traits = 0;
    for (let at = start; at < this.length; at += 1) traits |= traitsOfByte[this.out[at] ?? 0] ?? 0;
    this.letters += value.length;
    this.cells.push((this.letters << traitBits) | traits);
    this.byteEnds.push(this.length);
    this.out[this.length] = separator;
    this.length += 1;
    this.letters += 1;
  }

  private ensureCapacity(bytes: number): void {
    const needed = this.length + bytes;
    if (needed <= this.out.length) return;
    const grown = new Uint8Array(needed * 2);
    grown.set(this.out.subarray(0, this.length));
    this.out = grown;
  }
}
