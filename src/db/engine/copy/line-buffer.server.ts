import type { CopyLines } from '../database.server';

/** No UTF-16 code unit takes more bytes in UTF-8. */
const maxBytesPerCharacter = 3;
/** For shorter texts, a loop is faster than Buffer.write. */
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
 * Lines of cells in COPY's text format, as bytes. Each cell is written directly to its position, without
 * intermediate strings or garbage.
 */
export class LineBuffer {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private readonly fullBuffers: Buffer<ArrayBuffer>[] = [];
  private current = acquireBuffer();
  private at = 0;

  text(value: string): void {
    if (value.length > maxShortTextLength || !this.writeShort(value)) this.writeLong(value);
  }

  /** Writes small integers digit by digit, which is faster; other numbers as text. */
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

  nullCell(): void {
    this.ensureCapacity(2);
    this.current[this.at] = backslash;
    this.current[this.at + 1] = capitalN;
    this.endCell(this.at + 2);
  }

  /** Ends the line after the last cell. */
  endLine(): void {
    this.current[this.at - 1] = newline;
  }

  /** All lines, in parts to be sent in sequence. */
  end(): CopyLines {
    return [...this.parts, this.current.subarray(0, this.at)];
  }

  /** Returns the buffers to the pool after the lines have been sent. */
  release(): void {
    for (const part of [...this.fullBuffers, this.current]) releaseBuffer(part);
  }

  /** Ends a cell with a tab, which the end of the line replaces. */
  private endCell(end: number): void {
    this.current[end] = tab;
    this.at = end + 1;
  }

  /** Ensures space for a cell of this size and its terminator. */
  private ensureCapacity(bytes: number): void {
    if (this.current.length - this.at > bytes) return;
    this.parts.push(this.current.subarray(0, this.at));
    this.fullBuffers.push(this.current);
    this.current = bytes < bufferBytes ? acquireBuffer() : Buffer.allocUnsafeSlow(bytes + 1);
    this.at = 0;
  }

  /** Returns false if a character needs escaping or is not ASCII. */
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
    // Almost no text needs escaping, and testing is faster than replacing.
    const written = special.test(value)
      ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
      : value;
    this.ensureCapacity(written.length * maxBytesPerCharacter);
    this.endCell(this.at + this.current.write(written, this.at));
  }
}

/** The size of a network write. */
const bufferBytes = 256 * 1024;
/** Enough for two batches of a feed, one being written and one being sent. */
const maxPooledBuffers = 24;

const pool: Buffer<ArrayBuffer>[] = [];

/** Returns a pooled buffer: allocating new ones for every batch costs garbage collection. */
function acquireBuffer(): Buffer<ArrayBuffer> {
  return pool.pop() ?? Buffer.allocUnsafeSlow(bufferBytes);
}

function releaseBuffer(buffer: Buffer<ArrayBuffer>): void {
  if (buffer.length === bufferBytes && pool.length < maxPooledBuffers) pool.push(buffer);
}
