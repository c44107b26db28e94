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
export const headerBytes = 4;
/** A longer frame is a protocol error. */
export const maxFrameBytes = 64 * 1024 * 1024;
