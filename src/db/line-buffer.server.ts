import type { CopyLines } from './database.server';

/** As long as what goes over the wire at once. */
const partBytes = 256 * 1024;
/** No sign of a string takes more in UTF-8. */
const mostBytesEach = 3;

/**
 * Lines of text as bytes. Each is written where it belongs as it comes: one long string would first be
 * joined, then made into bytes and only then sent, which took four times as long.
 */
export class LineBuffer {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private current = Buffer.allocUnsafe(partBytes);
  private at = 0;

  add(line: string): void {
    const room = line.length * mostBytesEach + 1;
    if (this.current.length - this.at < room) {
      this.parts.push(this.current.subarray(0, this.at));
      this.current = Buffer.allocUnsafe(Math.max(partBytes, room));
      this.at = 0;
    }
    this.at += this.current.write(line, this.at);
    this.at = this.current.writeUInt8(newline, this.at);
  }

  /** All lines, in parts of whole ones. */
  end(): CopyLines {
    return [...this.parts, this.current.subarray(0, this.at)];
  }
}

const newline = 10;
