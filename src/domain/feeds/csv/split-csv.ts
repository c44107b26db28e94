import { FeedLimitExceeded, feedLimits } from '../feed-limits';
import { anyTrait, traitsOfByte } from './cell-traits';
import type { CsvRow } from './csv-sheet';
import { SheetBuffer } from './sheet-buffer';

const newline = 10;
const carriageReturn = 13;
const quote = 34;
const continuation = 0x80;
const lead = 0xc0;
const longLead = 0xf0;
/** Marks a byte that may end a cell or row. */
const structural = 128;

/** State within a cell. `closing`: after a quote within quotes, where two mean a literal one. */
const start = 0;
const closing = 1;
const plain = 2;
const quoted = 3;
const tail = 4;

/**
 * Splits CSV in UTF-8 that arrives in chunks. A quote counts at the start of a cell; text between a
 * closing quote and the next delimiter belongs to the cell. One pass over the bytes, however they
 * are chunked.
 */
export class CsvSplitter {
  private readonly delimiter: number;
  private readonly kinds: Uint8Array;
  private readonly buffer = new SheetBuffer();
  private line = 1;
  /** Number of lines in the open row. */
  private lines = 1;
  private place: number = start;
  private traits = 0;
  /** Length of the quoted content of the open cell in bytes. */
  private content = 0;
  /** Surplus of the bytes after it. */
  private tailSurplus = 0;
  /** The bytes of the open row, to read it again if a quote turns out to be literal. */
  private openRowBytes: Uint8Array[] = [];
  private areQuotesPlain = false;
  private rereadBytes = 0;

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
    this.kinds = traitsOfByte.slice();
    for (const byte of [this.delimiter, newline, quote])
      this.kinds[byte] = (this.kinds[byte] ?? 0) | structural;
  }

  /** Returns the rows completed by this chunk. */
  write(bytes: Uint8Array): CsvRow[] {
    this.scan(bytes);
    while (this.buffer.openLength >= feedLimits.maxRowBytes) this.cutShort();
    return this.takeRows();
  }

  /** Whether the bytes so far end in the middle of a row, or without a line break after it. */
  get isUnterminated(): boolean {
    return this.place !== start || this.buffer.openLength > 0;
  }

  /** Returns the last row if it has no line break. */
  end(): CsvRow[] {
    while (this.isUnterminated) this.cutShort();
    return this.takeRows();
  }

  /** The rows completed before a limit was exceeded. */
  takeRows(): CsvRow[] {
    return this.buffer.takeRows();
  }

  /** Ends an unterminated row; one with an open quote after its first line. */
  private cutShort(): void {
    if (this.place !== quoted) {
      this.scan(Uint8Array.of(newline));
      return;
    }
    // Treats the quote as a literal character, so that only this line is affected.
    const bytes = joinBytes(this.openRowBytes);
    this.openRowBytes = [];
    this.rereadBytes += bytes.length;
    if (this.rereadBytes > feedLimits.maxRereadBytes) {
      throw this.exceeded(
        'unclosed quotes require reading more than {max} bytes again',
        feedLimits.maxRereadBytes,
      );
    }
    this.buffer.dropRow();
    this.beginCell();
    this.lines = 1;
    this.areQuotesPlain = true;
    this.scan(bytes);
  }

  private scan(bytes: Uint8Array): void {
    this.buffer.ensureCapacity(bytes.length + 1);
    let rowStart = 0;
    let at = this.copyPlain(bytes, 0);
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0;
      at += 1;
      if (!this.opensOrCloses(byte)) {
        if (this.place === quoted || (byte !== this.delimiter && byte !== newline)) {
          this.addByte(byte, bytes[at]);
        } else {
          this.endCell(byte === newline);
          if (byte === newline) {
            this.endRow();
            rowStart = at;
          }
        }
      }
      at = this.copyPlain(bytes, at);
    }
    if (rowStart > 0) this.openRowBytes = [];
    if (rowStart < bytes.length) this.openRowBytes.push(new Uint8Array(bytes.subarray(rowStart)));
  }

  /** Copies bytes without structural meaning, which most are; returns where it stopped. */
  private copyPlain(bytes: Uint8Array, from: number): number {
    const { kinds, buffer, place } = this;
    let at = from;
    let byte = bytes[at] ?? 0;
    if (place === closing || at >= bytes.length || kinds[byte] !== 0) return at;
    if (place === start) this.place = plain;
    const { out } = buffer;
    let { length } = buffer;
    do {
      out[length] = byte;
      length += 1;
      at += 1;
      if (at === bytes.length) break;
      byte = bytes[at] ?? 0;
    } while (kinds[byte] === 0);
    buffer.length = length;
    return at;
  }

  /** True: the byte is a quote that is not part of the cell. */
  private opensOrCloses(byte: number): boolean {
    const { buffer } = this;
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
        this.content = buffer.length - buffer.cellStart;
        this.tailSurplus = 0;
        // Belongs to the cell if more text follows.
        buffer.out[buffer.length] = quote;
        buffer.length += 1;
      }
    }
    return false;
  }

  private addByte(byte: number, next: number | undefined): void {
    const { buffer } = this;
    if (byte === newline) this.lines += 1;
    const isLineBreak = byte === carriageReturn && next === newline && this.place !== quoted;
    if (!isLineBreak) this.traits |= (this.kinds[byte] ?? 0) & anyTrait;
    if (byte >= continuation) {
      const surplus = byte < lead ? 1 : byte >= longLead ? -1 : 0;
      buffer.surplus += surplus;
      this.tailSurplus += surplus;
    }
    buffer.out[buffer.length] = byte;
    buffer.length += 1;
  }

  private endCell(isRowEnd: boolean): void {
    const { buffer } = this;
    const { out, cellStart } = buffer;
    if (isRowEnd && buffer.length > cellStart && out[buffer.length - 1] === carriageReturn)
      buffer.length -= 1;
    if (this.place === tail) {
      const end = cellStart + this.content;
      if (buffer.isBlank(end + 1, buffer.length)) {
        buffer.length = end;
        buffer.surplus -= this.tailSurplus;
      } else this.traits |= (this.kinds[quote] ?? 0) & anyTrait;
    }
    if (buffer.openWidth >= feedLimits.maxColumns)
      throw this.exceeded('a row has more than {max} cells', feedLimits.maxColumns);
    buffer.endCell(this.traits);
    this.beginCell();
  }

  private exceeded(message: string, max: number): FeedLimitExceeded {
    return new FeedLimitExceeded(message, max, `line ${this.line}`);
  }

  private beginCell(): void {
    this.place = start;
    this.traits = 0;
  }

  private endRow(): void {
    this.buffer.endRow(this.line);
    this.line += this.lines;
    this.lines = 1;
    this.areQuotesPlain = false;
  }
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
