import { CsvRow, CsvSheet } from '~/domain/feeds/csv/csv-sheet';
import {
  countNumbers,
  type FeedNote,
  frameType,
  headerBytes,
  maxFrameBytes,
  rowNumbers,
} from './worker/frame';

const numberBytes = Uint32Array.BYTES_PER_ELEMENT;

export type FeedFrame = { note: FeedNote } | { rows: CsvRow[] };

/** Assembles frames from the chunks of a pipe. */
export class FrameReader {
  private readonly header = new Uint8Array(headerBytes);
  private headerLength = 0;
  private payload: Uint8Array<ArrayBuffer> | null = null;
  private filled = 0;
  private names = new Map<number, readonly string[]>();

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
      const [length = 0] = new Uint32Array(this.header.buffer);
      if (length > maxFrameBytes) throw new Error('The feed reader process sent an invalid frame.');
      this.payload = new Uint8Array(length);
      this.filled = 0;
    }
    return from + part.length;
  }

  private read(payload: Uint8Array<ArrayBuffer>): FeedFrame {
    const [, type] = new Uint32Array(this.header.buffer);
    if (type === frameType.rows) return { rows: this.readRows(payload) };
    const note: FeedNote = JSON.parse(new TextDecoder().decode(payload));
    if (note.kind === 'names') this.names.set(note.id, note.names);
    return { note };
  }

  private readRows({ buffer }: Uint8Array<ArrayBuffer>): CsvRow[] {
    const [rowCount = 0, cellCount = 0] = new Uint32Array(buffer, 0, countNumbers);
    const table = new Uint32Array(buffer, countNumbers * numberBytes, rowCount * rowNumbers);
    const cellsAt = (countNumbers + table.length) * numberBytes;
    const endsAt = cellsAt + cellCount * numberBytes;
    const sheet = new CsvSheet();
    sheet.cells = new Uint32Array(buffer, cellsAt, cellCount);
    sheet.byteEnds = new Uint32Array(buffer, endsAt, cellCount);
    sheet.bytes = new Uint8Array(buffer, endsAt + cellCount * numberBytes);
    const rows: CsvRow[] = [];
    for (let at = 0; at < table.length; at += rowNumbers) {
      const row = new CsvRow(table[at] ?? 0, sheet, table[at + 1] ?? 0, table[at + 2] ?? 0);
      row.names = this.names.get(table[at + 3] ?? 0) ?? [];
      rows.push(row);
    }
    return rows;
  }
}
