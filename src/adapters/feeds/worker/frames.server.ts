import { writeSync } from 'node:fs';
import type { FeedFormat, FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import type { LostRows } from '~/domain/feeds/report/lost-rows';

/** The reader process's task, sent as JSON on its standard input. */
export interface ReadingTask {
  paths: readonly string[];
  base: string | null;
  /** The reader exits when this process does. */
  parentPid: number;
  maxMemoryBytes: number;
}

/** A message of the reader process. */
export type FeedNote =
  /** The format of the rows that follow. */
  | { kind: 'format'; format: FeedFormat }
  /** Field names, under a number that rows refer to until it is reassigned. */
  | { kind: 'names'; id: number; names: readonly string[] }
  | { kind: 'rows'; rows: SentRow[] }
  | { kind: 'problems'; lost: LostRows[]; examples: RowProblem[] }
  | { kind: 'broken'; reason: string }
  /** The last line has no line break. */
  | { kind: 'unterminated' }
  /** Bytes of the files read so far. */
  | { kind: 'progress'; bytes: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'end' };

export type SentRow = [line: number, namesId: number, values: readonly string[]];

/** A frame is the length of its message in bytes, and the message as JSON. */
const headerBytes = 4;
/** A longer frame is a protocol error. */
const maxFrameBytes = 64 * 1024 * 1024;

/** Written to the standard error before exiting, so that the parent process knows the reason. */
export const memoryNote = 'feed reader: too much memory';

/** Writes a frame to the parent process; blocks while the pipe is full. */
export function writeFrame(fd: number, note: FeedNote): void {
  const message = JSON.stringify(note);
  const length = Buffer.byteLength(message);
  const frame = Buffer.allocUnsafe(headerBytes + length);
  frame.writeUInt32LE(length);
  frame.write(message, headerBytes);
  for (let at = 0; at < frame.length; ) {
    try {
      at += writeSync(fd, frame, at);
    } catch (error) {
      // A pipe may be non-blocking: Node sets that for its own streams.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(neverNotified, 0, 0, fullPipeWaitMs);
    }
  }
}

const fullPipeWaitMs = 1;
const neverNotified = new Int32Array(new SharedArrayBuffer(4));

export type FeedFrame = { note: Exclude<FeedNote, { kind: 'rows' }> } | { rows: FeedRecord[] };

/** Assembles frames from the chunks of a pipe. */
export class FrameReader {
  private readonly header = Buffer.alloc(headerBytes);
  private headerLength = 0;
  private payload: Buffer | null = null;
  private filled = 0;
  private readonly names = new Map<number, readonly string[]>();

  /** Returns the frames completed by this chunk. */
  *take(chunk: Uint8Array): Generator<FeedFrame> {
    for (let at = 0; at < chunk.length; ) {
      if (this.payload === null) at = this.fillHeader(chunk, at);
      const { payload } = this;
      if (payload === null) return;
      const part = chunk.subarray(at, at + payload.length - this.filled);
      payload.set(part, this.filled);
      this.filled += part.length;
      at += part.length;
      if (this.filled < payload.length) return;
      this.payload = null;
      this.headerLength = 0;
      yield this.read(payload);
    }
  }

  private fillHeader(chunk: Uint8Array, from: number): number {
    const part = chunk.subarray(from, from + headerBytes - this.headerLength);
    this.header.set(part, this.headerLength);
    this.headerLength += part.length;
    if (this.headerLength === headerBytes) {
      const length = this.header.readUInt32LE();
      if (length > maxFrameBytes) throw new Error('The feed reader process sent an invalid frame.');
      this.payload = Buffer.allocUnsafe(length);
      this.filled = 0;
    }
    return from + part.length;
  }

  private read(payload: Buffer): FeedFrame {
    const note: FeedNote = JSON.parse(payload.toString('utf8'));
    if (note.kind === 'rows') return { rows: note.rows.map((row) => this.toRecord(row)) };
    if (note.kind === 'names') this.names.set(note.id, note.names);
    return { note };
  }

  private toRecord([line, namesId, values]: SentRow): FeedRecord {
    return { line, names: this.names.get(namesId) ?? [], values };
  }
}
