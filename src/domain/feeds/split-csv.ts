import { anyTrait, traitBits, traitsOfByte } from './cell-traits';
import { CsvRow, type CsvSheet } from './csv-sheet';

/** A quote that was not closed after so many bytes was not meant as one. */
const longestRecord = 24_000_000;
/** As much room as stays when a long record is done. */
const usualRoom = 256 * 1024;

const newline = 10;
const carriageReturn = 13;
const separator = 31;
const space = 32;
const quote = 34;
const continuation = 0x80;
const lead = 0xc0;
const longLead = 0xf0;
/** Beside its traits: a byte that may end something. */
const structural = 128;

/** Where in a cell the splitter is. `closing`: after a quote within quotes, of which two mean one. */
const start = 0;
const closing = 1;
const plain = 2;
const quoted = 3;
const tail = 4;

/**
 * Takes rows out of CSV in UTF-8 that comes in pieces. A quote counts where a cell begins; what stands
 * between a closing quote and the next delimiter belongs to the cell, as in life.
 *
 * It goes through the bytes once, whatever pieces they come in, and writes the cells without their quotes
 * into one place, which becomes text as a whole: a text for each cell would take longer than the rest.
 */
export class CsvSplitter {
  private readonly delimiter: number;
  private readonly kinds: Uint8Array;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private sheet: CsvSheet = emptySheet();
  private rows: CsvRow[] = [];
  private line = 1;
  private lines = 1;

  /** The cells so far, each followed by a separator; `length` bytes of them. */
  private out = new Uint8Array(usualRoom);
  private length = 0;
  private cells = new Uint32Array(4_096);
  private byteEnds = new Uint32Array(4_096);
  private count = 0;
  /** By how many bytes more than characters there are. */
  private surplus = 0;
  private place: number = start;
  private traits = 0;
  private cellStart = 0;
  /** Where what stood between quotes ended. */
  private contentEnd = 0;
  private contentSurplus = 0;
  /** Where the row that is still open began. */
  private open = { length: 0, count: 0, surplus: 0 };
  /** The bytes of the open row, for the case that a quote in it was none. */
  private held: Uint8Array[] = [];
  private areQuotesPlain = false;

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
    this.kinds = traitsOfByte.slice();
    for (const byte of [this.delimiter, newline, quote])
      this.kinds[byte] = (this.kinds[byte] ?? 0) | structural;
  }

  /** The rows that are complete with this piece. */
  write(bytes: Uint8Array): CsvRow[] {
    this.scan(bytes);
    while (this.length - this.open.length >= longestRecord) this.cutShort();
    return this.take();
  }

  /** The last row, when no line break follows it. */
  end(): CsvRow[] {
    while (this.place !== start || this.count > this.open.count) this.cutShort();
    return this.take();
  }

  /** Ends a row of which no end comes; one with an open quote after its first line. */
  private cutShort(): void {
    if (this.place !== quoted) {
      this.scan(Uint8Array.of(newline));
      return;
    }
    // The quote is a character like any other: only this line is spoiled, not the rest of the feed.
    const bytes = joinBytes(this.held);
    this.held = [];
    this.goBack();
    this.lines = 1;
    this.areQuotesPlain = true;
    this.scan(bytes);
  }

  private scan(bytes: Uint8Array): void {
    this.makeRoom(bytes.length + 1);
    let rowStart = 0;
    let at = this.copyPlain(bytes, 0);
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0;
      at += 1;
      if (!this.opensOrCloses(byte)) {
        const isRowEnd = byte === newline;
        if (this.place === quoted || (byte !== this.delimiter && !isRowEnd)) {
          this.addByte(byte, bytes[at]);
        } else {
          this.endCell(isRowEnd);
          if (isRowEnd) {
            this.endRow();
            rowStart = at;
          }
        }
      }
      at = this.copyPlain(bytes, at);
    }
    if (rowStart > 0) this.held = [];
    if (rowStart < bytes.length) this.held.push(new Uint8Array(bytes.subarray(rowStart)));
  }

  /** Copies what neither ends a cell nor says anything of it, which is nearly all; gives where it stopped. */
  private copyPlain(bytes: Uint8Array, from: number): number {
    const { kinds, out, place } = this;
    let at = from;
    let byte = bytes[at] ?? 0;
    if (place === closing || at >= bytes.length || kinds[byte] !== 0) return at;
    if (place === start) this.place = plain;
    let { length } = this;
    do {
      out[length] = byte;
      length += 1;
      at += 1;
      if (at === bytes.length) break;
      byte = bytes[at] ?? 0;
    } while (kinds[byte] === 0);
    this.length = length;
    return at;
  }

  /** True: the byte is a quote that is no part of the cell. */
  private opensOrCloses(byte: number): boolean {
    if (this.place === start) {
      this.place = byte === quote && !this.areQuotesPlain ? quoted : plain;
      return this.place === quoted;
    }
    if (this.place === quoted && byte === quote) {
      this.place = closing;
      return true;
    }
    if (this.place === closing) {
      this.place = byte === quote ? quoted : tail;
      if (this.place === tail) {
        this.contentEnd = this.length;
        this.contentSurplus = this.surplus;
        // Belongs to the cell if there is more of it.
        this.out[this.length] = quote;
        this.length += 1;
      }
    }
    return false;
  }

  private addByte(byte: number, next: number | undefined): void {
    if (byte === newline) this.lines += 1;
    const isLineBreak = byte === carriageReturn && next === newline && this.place !== quoted;
    if (!isLineBreak) this.traits |= (this.kinds[byte] ?? 0) & anyTrait;
    if (byte >= continuation) this.surplus += byte < lead ? 1 : byte >= longLead ? -1 : 0;
    this.out[this.length] = byte;
    this.length += 1;
  }

  private endCell(isRowEnd: boolean): void {
    const { out, cellStart } = this;
    if (isRowEnd && this.length > cellStart && out[this.length - 1] === carriageReturn)
      this.length -= 1;
    if (this.place === tail) {
      if (this.isBlank(this.contentEnd + 1, this.length)) {
        this.length = this.contentEnd;
        this.surplus = this.contentSurplus;
      } else this.traits |= (this.kinds[quote] ?? 0) & anyTrait;
    }
    if (this.count === this.cells.length) this.makeRoomForCells();
    this.cells[this.count] = ((this.length - this.surplus) << traitBits) | this.traits;
    this.byteEnds[this.count] = this.length;
    this.count += 1;
    this.place = start;
    this.traits = 0;
    out[this.length] = separator;
    this.length += 1;
    this.cellStart = this.length;
  }

  private endRow(): void {
    const { open } = this;
    const width = this.count - open.count;
    if (width === 1 && this.isBlank(open.length, this.length - 1)) this.goBack();
    else this.rows.push(new CsvRow(this.line, this.sheet, open.count, width));
    this.line += this.lines;
    this.lines = 1;
    this.areQuotesPlain = false;
    open.length = this.length;
    open.count = this.count;
    open.surplus = this.surplus;
  }

  /** To where the open row began. */
  private goBack(): void {
    ({ length: this.length, count: this.count, surplus: this.surplus } = this.open);
    this.cellStart = this.length;
    this.traits = 0;
    this.place = start;
  }

  private isBlank(from: number, to: number): boolean {
    if (from >= to) return true;
    const first = this.out[from] ?? 0;
    if (first > space && first < continuation) return false;
    return this.decoder.decode(this.out.subarray(from, to)).trim() === '';
  }

  /** Gives the rows that are whole; what is left of an open one moves to the front. */
  private take(): CsvRow[] {
    const { rows, sheet, open, out, cells, byteEnds } = this;
    if (open.length === 0) return rows;
    sheet.text = this.decoder.decode(out.subarray(0, open.length));
    sheet.cells = cells.slice(0, open.count);
    sheet.bytes = out.slice(0, open.length);
    sheet.byteEnds = byteEnds.slice(0, open.count);
    out.copyWithin(0, open.length, this.length);
    const before = (open.length - open.surplus) << traitBits;
    for (let cell = open.count; cell < this.count; cell += 1) {
      cells[cell - open.count] = (cells[cell] ?? 0) - before;
      byteEnds[cell - open.count] = (byteEnds[cell] ?? 0) - open.length;
    }
    this.length -= open.length;
    this.cellStart -= open.length;
    this.contentEnd -= open.length;
    this.contentSurplus -= open.surplus;
    this.count -= open.count;
    this.surplus -= open.surplus;
    this.open = { length: 0, count: 0, surplus: 0 };
    this.sheet = emptySheet();
    this.rows = [];
    return rows;
  }

  private makeRoom(bytes: number): void {
    const needed = this.length + bytes;
    const isTooLarge = this.out.length > usualRoom && needed <= usualRoom;
    if (needed <= this.out.length && !isTooLarge) return;
    const room = new Uint8Array(isTooLarge ? usualRoom : needed * 2);
    room.set(this.out.subarray(0, this.length));
    this.out = room;
  }

  private makeRoomForCells(): void {
    this.cells = doubled(this.cells);
    this.byteEnds = doubled(this.byteEnds);
  }
}

const noCells = new Uint32Array(0);
const noBytes = new Uint8Array(0);

const emptySheet = (): CsvSheet => ({
  ...{ text: '', cells: noCells },
  ...{ bytes: noBytes, byteEnds: noCells },
});

function doubled(cells: Uint32Array): Uint32Array<ArrayBuffer> {
  const room = new Uint32Array(cells.length * 2);
  room.set(cells);
  return room;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
