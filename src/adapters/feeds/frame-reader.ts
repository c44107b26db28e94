import type { FeedRecord } from '~/domain/feeds/feed-offer';
import { type FeedNote, headerBytes, maxFrameBytes, type SentRow } from './worker/frame';

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
