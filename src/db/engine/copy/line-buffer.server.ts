import type { RawText } from '~/domain/feeds/feed-offer';
import type { CopyLines } from '../database.server';
import { acquireBuffer, bufferBytes, releaseBuffer } from './buffer-pool.server';

/** No sign of a string takes more in UTF-8. */
const maxBytesPerCharacter = 3;
/** Up to here writing sign by sign is quicker than asking for it to be done. */
const maxShortTextLength = 12;
const maxDigits = 10;

const tab = 9;
const newline = 10;
const zero = 48;
const backslash = 92;
const capitalN = 78;
const [firstPlain, lastPlain] = [32, 126];

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/**
 * Lines of cells as COPY takes them, as bytes. Each cell is written where it belongs as it comes: nothing
 * is joined, escaped as a whole or made into bytes later, and nothing of it is left to be collected.
 */
export class LineBuffer {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private readonly fullBuffers: Buffer<ArrayBuffer>[] = [];
  private current = acquireBuffer();
  private at = 0;

  text(value: string): void {
    if (value.length > maxShortTextLength || !this.writeShort(value)) this.writeLong(value);
  }

  /** Ids, counts and cents are written quicker digit by digit; other numbers are written as text. */
  integer(value: number): void {
    if ((value | 0) !== value || value < 0) {
      this.text(String(value));
      return;
    }
    this.ensureCapacity(maxDigits);
    const { current, at } = this;
    let digits = 1;
    for (let bound = 10; bound <= value; bound *= 10) digits += 1;
    let left = value;
    for (let place = at + digits - 1; place >= at; place -= 1) {
      const rest = (left / 10) | 0;
      current[place] = zero + (left - rest * 10);
      left = rest;
    }
    this.endCell(at + digits);
  }

  /** A cell that writes itself where it belongs, if it can. */
  raw(cell: RawText): void {
    this.ensureCapacity(cell.maxRawBytes);
    const end = cell.writeRaw(this.current, this.at);
    if (end < 0) this.writeLong(cell.raw());
    else this.endCell(end);
  }

  nullCell(): void {
    this.ensureCapacity(2);
    this.current[this.at] = backslash;
    this.current[this.at + 1] = capitalN;
    this.endCell(this.at + 2);
  }

  /** What was written last was the last cell of its line. */
  endLine(): void {
    this.current[this.at - 1] = newline;
  }

  /** All lines, in parts to be put one after the other. */
  end(): CopyLines {
    return [...this.parts, this.current.subarray(0, this.at)];
  }

  /** Whoever was given the lines has done with them: others may write where they were. */
  release(): void {
    for (const part of [...this.fullBuffers, this.current]) releaseBuffer(part);
  }

  /** Until its line ends, a cell may be followed by another. */
  private endCell(end: number): void {
    this.current[end] = tab;
    this.at = end + 1;
  }

  /** For a cell of so many bytes, and what ends it. */
  private ensureCapacity(bytes: number): void {
    if (this.current.length - this.at > bytes) return;
    this.parts.push(this.current.subarray(0, this.at));
    this.fullBuffers.push(this.current);
    this.current = bytes < bufferBytes ? acquireBuffer() : Buffer.allocUnsafeSlow(bytes + 1);
    this.at = 0;
  }

  /** False: there is a sign that is not written as it is. */
  private writeShort(value: string): boolean {
    this.ensureCapacity(value.length);
    const { current, at } = this;
    for (let place = 0; place < value.length; place += 1) {
      const charCode = value.charCodeAt(place);
      if (charCode < firstPlain || charCode > lastPlain || charCode === backslash) return false;
      current[at + place] = charCode;
    }
    this.endCell(at + value.length);
    return true;
  }

  private writeLong(value: string): void {
    // Nearly no text has any of them, and looking is faster than replacing.
    const written = special.test(value)
      ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
      : value;
    this.ensureCapacity(written.length * maxBytesPerCharacter);
    this.endCell(this.at + this.current.write(written, this.at));
  }
}
