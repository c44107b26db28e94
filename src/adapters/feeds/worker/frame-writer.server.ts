import { writeSync } from 'node:fs';
import type { CsvRow, CsvSheet } from '~/domain/feeds/csv/csv-sheet';
import { countNumbers, type FeedNote, frameType, headerBytes, rowNumbers } from './frame';

const numberBytes = Uint32Array.BYTES_PER_ELEMENT;

/** Writes frames to the parent process, with backpressure. */
export class FrameWriter {
  private buffer = new ArrayBuffer(256 * 1024);
  private readonly fd: number;

  constructor(fd: number) {
    this.fd = fd;
  }

  note(note: FeedNote): void {
    const bytes = new TextEncoder().encode(JSON.stringify(note));
    new Uint8Array(this.begin(frameType.note, bytes.length), headerBytes).set(bytes);
    this.send(headerBytes + bytes.length);
  }

  /** Rows of one sheet, each with the number of its name list. */
  rows(rows: readonly CsvRow[], sheet: CsvSheet, namesIds: readonly number[]): void {
    const { cells, byteEnds, bytes } = sheet;
    const numbers = countNumbers + rows.length * rowNumbers + cells.length * 2;
    const length = numbers * numberBytes + bytes.length;
    const buffer = this.begin(frameType.rows, length);
    const out = new Uint32Array(buffer, headerBytes, numbers);
    out[0] = rows.length;
    out[1] = cells.length;
    let at = countNumbers;
    for (const [place, row] of rows.entries()) {
      out[at] = row.line;
      out[at + 1] = row.first;
      out[at + 2] = row.width;
      out[at + 3] = namesIds[place] ?? 0;
      at += rowNumbers;
    }
    out.set(cells, at);
    out.set(byteEnds, at + cells.length);
    new Uint8Array(buffer, headerBytes + numbers * numberBytes).set(bytes);
    this.send(headerBytes + length);
  }

  private begin(type: number, length: number): ArrayBuffer {
    const needed = headerBytes + length;
    if (needed > this.buffer.byteLength) this.buffer = new ArrayBuffer(needed * 2);
    new Uint32Array(this.buffer, 0, 2).set([length, type]);
    return this.buffer;
  }

  private send(length: number): void {
    const bytes = new Uint8Array(this.buffer);
    for (let at = 0; at < length; ) {
      const written = tryWrite(this.fd, bytes.subarray(at, length));
      if (written === 0) Atomics.wait(sleeper, 0, 0, fullPipeMs);
      at += written;
    }
  }
}

/** How long to wait before retrying a full pipe. */
const fullPipeMs = 1;
const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** The number of bytes the pipe accepted; 0 if it is full. */
function tryWrite(fd: number, bytes: Uint8Array): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 0;
    throw error;
  }
}
