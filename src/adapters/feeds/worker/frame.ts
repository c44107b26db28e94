import type { FeedFormat, RowProblem } from '~/domain/feeds/feed-offer';

/** What the process that reads feeds is asked to do: its standard input, as JSON. */
export interface ReadingTask {
  paths: readonly string[];
  base: string | null;
  /** Whose end it does not outlive. */
  parentPid: number;
  maxMemoryBytes: number;
}

/** Everything but rows that the process says of a feed. */
export type FeedNote =
  /** Of the rows that follow. */
  | { kind: 'format'; format: FeedFormat }
  | { kind: 'problems'; count: number; examples: RowProblem[] }
  | { kind: 'broken'; reason: string }
  /** Names of fields, by a number that rows refer to until it is given again. */
  | { kind: 'names'; id: number; names: readonly string[] }
  /** How many bytes of the files were read so far. */
  | { kind: 'progress'; bytes: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'end' };

/**
 * A frame is its length in bytes without this header, its type, and that many bytes. Rows come as numbers
 * and bytes: row and cell counts; line, first cell, width and names of each row; ends and traits of each
 * cell; where each ends in the bytes; and the bytes.
 */
export const headerBytes = 8;
export const frameType = { note: 1, rows: 2 } as const;
export const rowNumbers = 4;
export const countNumbers = 2;
/** Longer ones mean that something is wrong with the other side. */
export const maxFrameBytes = 64 * 1024 * 1024;
