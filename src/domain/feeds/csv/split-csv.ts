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
 * between a closing quote and the next delimiter belongs to the cell, as in life. It goes through the
 * bytes once, whatever pieces they come in.
 */
export class CsvSplitter {
  private readonly delimiter: number;
  private readonly kinds: Uint8Array;
  private readonly buffer = new SheetBuffer();
  private line = 1;
  /** How many lines the open row has. */
  private lines = 1;
  private place: number = start;
  private traits = 0;
  /** What stood between quotes ended so many bytes after its cell began. */
  private content = 0;
  /** What the bytes after it added to the surplus. */
  private tailSurplus = 0;
  /** The bytes of the open row, for the case that a quote in it was none. */
  private openRowBytes: Uint8Array[] = [];
  private areQuotesPlain = false;
  private rereadBytes = 0;

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
    this.kinds = traitsOfByte.slice();
    for (const byte of [this.delimiter, newline, quote])
      this.kinds[byte] = (this.kinds[byte] ?? 0) | structural;
  }

  /** The rows that are complete with this piece. */
  write(bytes: Uint8Array): CsvRow[] {
    this.scan(bytes);
    while (this.buffer.openLength >= feedLimits.maxRowBytes) this.cutShort();
    return this.takeRows();
  }

  /** The last row, when no line break follows it. */
  end(): CsvRow[] {
    while (this.place !== start || this.buffer.openLength > 0) this.cutShort();
    return this.takeRows();
  }

  /** The rows completed before a limit was exceeded. */
  takeRows(): CsvRow[] {
    return this.buffer.takeRows();
  }

  /** Ends a row of which no end comes; one with an open quote after its first line. */
  private cutShort(): void {
    if (this.place !== quoted) {
      this.scan(Uint8Array.of(newline));
      return;
    }
    // The quote is a character like any other: only this line is spoiled, not the rest of the feed.
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

  /** Copies what neither ends a cell nor says anything of it, which is nearly all; gives where it stopped. */
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

  /** True: the byte is a quote that is no part of the cell. */
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
        // Belongs to the cell if there is more of it.
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
