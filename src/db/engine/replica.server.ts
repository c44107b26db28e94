import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/** How often a replica that is behind is asked for its position. */
const checkEveryMs = 20;

const positionRow = z.object({ position: z.number() });
/** Where the next change goes; with asynchronous commits, what is written so far may be less. */
const primaryPosition = sql`select (pg_current_wal_insert_lsn() - '0/0')::bigint as position`;
/** A promoted replica has everything. */
const replicaPosition = sql`select case when pg_is_in_recovery()
  then (pg_last_wal_replay_lsn() - '0/0')::bigint
  else (pg_current_wal_insert_lsn() - '0/0')::bigint end as position`;

const isAway = (error: unknown) =>
  error instanceof AppError && error.code === 'database_unavailable';

/** A replica cancels queries that are in the way of a change which it has to apply. */
const isRecoveryConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Reads from a replica, and from the primary while the replica lacks a change that this process knows of:
 * otherwise a page that a change made outdated would be rendered from the old data and cached.
 */
export function createReplicaReader(replica: Queryable, primary: Queryable) {
  let needed = 0;
  /** Undefined while it is unknown what the replica must have. */
  let changesInFlight = 0;
  let isUnknown = false;
  let replayed = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<void> | undefined;

  async function updateReplayed(): Promise<void> {
    checkedAt = performance.now();
    const [row] = await replica.rows(positionRow, replicaPosition);
    replayed = row?.position ?? -1;
  }

  async function isReplicaCurrent(): Promise<boolean> {
    if (changesInFlight > 0 || isUnknown) return false;
    if (replayed >= needed) return true;
    if (!check && performance.now() - checkedAt < checkEveryMs) return false;
    check ??= updateReplayed().finally(() => {
      check = undefined;
    });
    await check;
    return replayed >= needed && changesInFlight === 0;
  }

  /** A database that is away is replaced by the other one: old data are better than none. */
  async function read<T>(work: (source: Queryable) => Promise<T>): Promise<T> {
    const isCurrent = await isReplicaCurrent().catch(() => false);
    const [first, second] = isCurrent ? [replica, primary] : [primary, replica];
    try {
      return await work(first);
    } catch (error) {
      if (isAway(error) || (first === replica && isRecoveryConflict(error))) return work(second);
      throw error;
    }
  }

  const reader: Queryable = {
    rows: (row, query) => read((source) => source.rows(row, query)),
    execute: (statement) => read((source) => source.execute(statement)),
    copy: (copies) => primary.copy(copies),
  };
  return {
    reader,
    /** Call it before acting on a change: later reads include everything committed until now. */
    async noteChange(): Promise<void> {
      changesInFlight += 1;
      try {
        const [row] = await primary.rows(positionRow, primaryPosition);
        needed = Math.max(needed, row?.position ?? 0);
        isUnknown = false;
      } catch {
        isUnknown = true;
      } finally {
        changesInFlight -= 1;
      }
    },
  };
}
