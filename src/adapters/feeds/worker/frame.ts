import type { FeedFormat, RowProblem } from '~/domain/feeds/feed-offer';
import type { LostRows } from '~/domain/feeds/report/lost-rows';

/** The reader process's task, sent as JSON on its standard input. */
export interface ReadingTask {
  paths: readonly string[];
  base: string | null;
  /** The reader exits when this process does. */
  parentPid: number;
  maxMemoryBytes: number;
}

/** Every message except rows. */
export type FeedNote =
  /** The format of the rows that follow. */
  | { kind: 'format'; format: FeedFormat }
  | { kind: 'problems'; lost: LostRows[]; examples: RowProblem[] }
  | { kind: 'broken'; reason: string }
  /** The last line has no line break. */
  | { kind: 'unterminated' }
  /** Field names, under a number that rows refer to until it is reassigned. */
  | { kind: 'names'; id: number; names: readonly string[] }
  /** Bytes of the files read so far. */
  | { kind: 'progress'; bytes: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'end' };

/**
 * A frame is its payload length in bytes, its type and the payload. The payload of rows is binary: row
 * and cell counts; line, first cell, width and name list of each row; ends and traits of each cell;
 * end of each cell in the bytes; and the bytes.
 */
export const headerBytes = 8;
export const frameType = { note: 1, rows: 2 } as const;
export const rowNumbers = 4;
export const countNumbers = 2;
/** A longer frame is a protocol error. */
export const maxFrameBytes = 64 * 1024 * 1024;
