import type { SavableSearchIndex } from './search-index';

/** A file that cannot be used; the index is then built from the database. */
export class SnapshotUnusable extends Error {}

/** Where snapshots are, and by which layout and rules they were made. Others are of no use. */
export interface SnapshotPlace {
  /** A UUID: processes that share the folder share its snapshots. */
  folder: string;
  indexVersion: number;
}

/** Files of whole search indexes, so that a process need not build its own. */
export interface SearchSnapshots {
  /** Creates the folder if necessary. */
  open(): Promise<SnapshotPlace>;
  /** Writes the bytes of an index; returns the name of the new file. */
  save(chunks: readonly Uint8Array[], signal: AbortSignal): Promise<string>;
  /** Throws `SnapshotUnusable` if the file is missing, damaged or of another version. */
  load(file: string, signal?: AbortSignal): Promise<SavableSearchIndex>;
  /** Deletes the files that others have replaced, and what dead processes left. */
  deleteOthers(file: string): Promise<void>;
}
