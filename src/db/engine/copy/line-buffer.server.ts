import type { RawText } from '~/domain/feeds/feed-offer';
import type { CopyLines } from '../database.server';
import { giveBackPart, partBytes, takePart } from './line-parts.server';

/** No sign of a string takes more in UTF-8. */
const mostBytesEach = 3;
/** Up to here writing sign by sign is quicker than asking for it to be done. */
const fewSigns = 12;
const mostDigits = 10;

const tab = 9;
const newline = 10;
const zero = 48;
const backslash = 92;
const capitalN = 78;
const [firstPlain, lastPlain] = [32, 126];

const special = /[\\\t\n\r]/;
const names: Readonly<Record<string, string>> = {
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
  private readonly taken: Buffer<ArrayBuffer>[] = [];
  private current = takePart();
  private at = 0;

  text(value: string): void {
    if (value.length > fewSigns || !this.writeFew(value)) this.writeMany(value);
  }

  /** Ids, counts and cents are written quicker digit by digit; other numbers are written as text. */
  integer(value: number): void {
    if ((value | 0) !== value || value < 0) {
      this.text(String(value));
      return;
    }
    this.makeRoom(mostDigits);
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
    this.makeRoom(cell.rawRoom);
    const end = cell.writeRaw(this.current, this.at);
    if (end < 0) this.writeMany(cell.raw());
    else this.endCell(end);
  }

  nothing(): void {
    this.makeRoom(2);
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
  giveBack(): void {
    for (const part of [...this.taken, this.current]) giveBackPart(part);
  }

  /** Until its line ends, a cell may be followed by another. */
  private endCell(end: number): void {
    this.current[end] = tab;
    this.at = end + 1;
  }

  /** For a cell of so many bytes, and what ends it. */
  private makeRoom(bytes: number): void {
    if (this.current.length - this.at > bytes) return;
    this.parts.push(this.current.subarray(0, this.at));
    this.taken.push(this.current);
    this.current = bytes < partBytes ? takePart() : Buffer.allocUnsafeSlow(bytes + 1);
    this.at = 0;
  }

  /** False: there is a sign that is not written as it is. */
  private writeFew(value: string): boolean {
    this.makeRoom(value.length);
    const { current, at } = this;
    for (let place = 0; place < value.length; place += 1) {
      const sign = value.charCodeAt(place);
      if (sign < firstPlain || sign > lastPlain || sign === backslash) return false;
      current[at + place] = sign;
    }
    this.endCell(at + value.length);
    return true;
  }

  private writeMany(value: string): void {
    // Nearly no text has any of them, and looking is faster than replacing.
    const written = special.test(value)
      ? value.replace(/[\\\t\n\r]/g, (sign) => names[sign] ?? sign)
      : value;
    this.makeRoom(written.length * mostBytesEach);
    this.endCell(this.at + this.current.write(written, this.at));
  }
}
