import type { RawText } from '~/domain/feeds/feed-offer';
import type { CopyLines } from './database.server';
import { giveBackPart, partBytes, takePart } from './line-parts.server';

/** No sign of a string takes more in UTF-8. */
const mostBytesEach = 3;
/** Up to here writing sign by sign is quicker than asking for it to be done. */
const fewSigns = 12;
const mostDigits = 20;

const tab = 9;
const newline = 10;
const minus = 45;
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
  private isBegun = false;

  text(value: string): void {
    this.separate();
    if (value.length > fewSigns || !this.writeFew(value)) this.writeMany(value);
  }

  /** Nothing that is not a whole number is written quicker than its digits. */
  integer(value: number): void {
    if (!Number.isSafeInteger(value)) {
      this.text(String(value));
      return;
    }
    this.separate();
    this.makeRoom(mostDigits);
    const { current } = this;
    let left = Math.abs(value);
    if (value < 0) {
      current[this.at] = minus;
      this.at += 1;
    }
    let digits = 1;
    for (let bound = 10; bound <= left; bound *= 10) digits += 1;
    for (let place = this.at + digits - 1; place >= this.at; place -= 1) {
      const rest = Math.floor(left / 10);
      current[place] = zero + (left - rest * 10);
      left = rest;
    }
    this.at += digits;
  }

  /** A cell that writes itself where it belongs, if it can. */
  raw(cell: RawText): void {
    this.separate();
    this.makeRoom(cell.rawRoom);
    const end = cell.writeRaw(this.current, this.at);
    if (end < 0) this.writeMany(cell.raw());
    else this.at = end;
  }

  nothing(): void {
    this.separate();
    this.makeRoom(2);
    this.current[this.at] = backslash;
    this.current[this.at + 1] = capitalN;
    this.at += 2;
  }

  endLine(): void {
    this.makeRoom(1);
    this.current[this.at] = newline;
    this.at += 1;
    this.isBegun = false;
  }

  /** All lines, in parts to be put one after the other. */
  end(): CopyLines {
    return [...this.parts, this.current.subarray(0, this.at)];
  }

  /** Whoever was given the lines has done with them: others may write where they were. */
  giveBack(): void {
    for (const part of [...this.taken, this.current]) giveBackPart(part);
  }

  private separate(): void {
    if (this.isBegun) {
      this.makeRoom(1);
      this.current[this.at] = tab;
      this.at += 1;
    }
    this.isBegun = true;
  }

  private makeRoom(bytes: number): void {
    if (this.current.length - this.at >= bytes) return;
    this.parts.push(this.current.subarray(0, this.at));
    this.taken.push(this.current);
    this.current = bytes <= partBytes ? takePart() : Buffer.allocUnsafeSlow(bytes);
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
    this.at = at + value.length;
    return true;
  }

  private writeMany(value: string): void {
    // Nearly no text has any of them, and looking is faster than replacing.
    const written = special.test(value)
      ? value.replace(/[\\\t\n\r]/g, (sign) => names[sign] ?? sign)
      : value;
    this.makeRoom(written.length * mostBytesEach);
    this.at += this.current.write(written, this.at);
  }
}
