import { writeSync } from 'node:fs';
import { type FeedNote, headerBytes } from './frame';

/** Writes frames to the parent process, with backpressure. */
export class FrameWriter {
  private readonly fd: number;

  constructor(fd: number) {
    this.fd = fd;
  }

  note(note: FeedNote): void {
    const message = JSON.stringify(note);
    const length = Buffer.byteLength(message);
    const frame = Buffer.allocUnsafe(headerBytes + length);
    frame.writeUInt32LE(length);
    frame.write(message, headerBytes);
    for (let at = 0; at < frame.length; ) {
      const written = tryWrite(this.fd, frame.subarray(at));
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
