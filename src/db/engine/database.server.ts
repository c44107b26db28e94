import type { z } from 'zod';
import type { Sql } from './sql.server';

/** What a repository needs: a connection or a transaction, it cannot tell which. */
export interface Queryable {
  /** Runs a query and checks every row against the schema. */
  rows<T>(row: z.ZodType<T>, query: Sql): Promise<T[]>;
  /** Runs a statement and tells how many rows it touched. */
  execute(statement: Sql): Promise<number>;
  /** Adds rows, table by table in this order. */
  copy(copies: readonly Copy[]): Promise<void>;
}

/** Lines in UTF-8, in parts to be sent one after the other. */
export type CopyLines = readonly Uint8Array<ArrayBuffer>[];

/** Rows, a line each, in the text format of COPY. The names are ours, never input. */
export interface Copy {
  table: string;
  columns: readonly string[];
  lines: CopyLines;
}

/** One connection held for a while, without a time limit: for migrations and bulk loads. */
export interface Session extends Queryable {
  /** Runs several statements without values, as a migration file holds them. */
  script(text: string): Promise<void>;
  /** The rows of a query, in the text format of COPY. The query is ours, never input. */
  copyOut(query: string): Promise<Uint8Array[]>;
  /** Commits when the function returns, rolls back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
}

/** What only one process of all may do at a time. */
export type LockName = 'migration' | 'catalog' | 'upkeep' | 'backup';

export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** For reads that may lag a little: a replica where there is one. */
  readonly reader: Queryable;
  /** Commits when the function returns, rolls back when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Waits for a cluster-wide lock and holds it on one connection. */
  withLock<T>(name: LockName, work: (session: Session) => Promise<T>): Promise<T>;
  /** Why writes are refused while reads are answered; null when they are accepted. */
  refusesWritesBecause(): string | null;
  /** PGlite only: copies its files as they are at one moment to a folder that does not exist yet. */
  copyFiles?(folder: string): Promise<void>;
  /** Calls back on every notification, and with '' when some may have been missed. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
