import type { z } from 'zod';
import type { ProcessMessages } from '~/domain/wakeups/process-messages';
import type { Sql } from './sql.server';

/** A connection or a transaction; repositories work with either. */
export interface Queryable {
  /** Runs a query and checks every row against the schema. */
  rows<T>(row: z.ZodType<T>, query: Sql): Promise<T[]>;
  /** Runs a statement and returns the number of affected rows. */
  execute(statement: Sql): Promise<number>;
  /** Adds rows, table by table in this order. */
  copy(copies: readonly Copy[]): Promise<void>;
}

/** Lines in UTF-8, in parts to be sent in sequence. */
export type CopyLines = readonly Uint8Array<ArrayBuffer>[];

/** Rows in the text format of COPY, one per line. The names are constants, never input. */
export interface Copy {
  table: string;
  columns: readonly string[];
  lines: CopyLines;
}

/** A dedicated connection without a time limit: for migrations and bulk loads. */
export interface Session extends Queryable {
  /** Runs several statements without values, such as a migration file. */
  script(text: string): Promise<void>;
  /** The rows of a query in the text format of COPY. The query is a constant, never input. */
  copyOut(query: string): Promise<Uint8Array[]>;
  /** Commits when the function returns, rolls back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
}

/** Work that only one process may do at a time. */
export type LockName = 'migration' | 'catalog' | 'upkeep' | 'backup';

export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** For reads that may lag a little: a replica if there is one. */
  readonly reader: Queryable;
  /** Commits when the function returns, rolls back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Waits for a cluster-wide lock and holds it on one connection. */
  withLock<T>(name: LockName, work: (session: Session) => Promise<T>): Promise<T>;
  /** Why writes are refused while reads are answered; null if they are accepted. */
  refusesWritesBecause(): string | null;
  /** PGlite only: copies a consistent snapshot of its files to a new folder. */
  copyFiles?(folder: string): Promise<void>;
  /** Calls back on every notification, and with '' if some may have been missed. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Undefined if only one process can use the database. */
  readonly messages?: ProcessMessages | undefined;
  close(): Promise<void>;
}
