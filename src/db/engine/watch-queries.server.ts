import { createHistogram } from '~/domain/metrics/histogram';
import type { Database, Queryable } from './database.server';
import type { Sql } from './sql.server';

interface WatchOptions {
  /** Statements that take longer are slow; 0: none is. */
  slowMs: number;
  /** The text has $1, $2, … in place of values. */
  onSlow: (slow: { ms: number; statement: string }) => void;
}

export interface WatchedDatabase extends Database {
  figures(): ReturnType<ReturnType<typeof createWatch>['figures']>;
}

const durationBounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
const maxStatementLength = 2_000;

/**
 * Measures every query, including the wait for a connection, and reports slow ones. Sessions are left out:
 * migrations and bulk loads are meant to take long.
 */
export function watchQueries(db: Database, options: WatchOptions): WatchedDatabase {
  const watch = createWatch(options);
  const { holdConnection } = watch;
  return {
    ...db,
    ...watch.queryable(db, holdConnection),
    reader: watch.queryable(db.reader, holdConnection),
    transaction: (work) =>
      holdConnection(() => db.transaction((tx) => work(watch.queryable(tx, (query) => query())))),
    figures: watch.figures,
  };
}

type Run = <T>(query: () => Promise<T>) => Promise<T>;

function createWatch({ slowMs, onSlow }: WatchOptions) {
  const durations = createHistogram(durationBounds);
  let connectionsWanted = 0;
  let slow = 0;

  async function timed<T>(query: Sql, run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await run();
    } finally {
      const ms = performance.now() - began;
      durations.observe(ms / 1_000);
      if (slowMs > 0 && ms > slowMs) {
        slow += 1;
        onSlow({ ms: Math.round(ms), statement: statementOf(query) });
      }
    }
  }

  return {
    async holdConnection<T>(work: () => Promise<T>): Promise<T> {
      connectionsWanted += 1;
      try {
        return await work();
      } finally {
        connectionsWanted -= 1;
      }
    },
    /** A queryable whose statements are measured; `run` surrounds each of them. */
    queryable(source: Queryable, run: Run): Queryable {
      return {
        rows: (row, query) => run(() => timed(query, () => source.rows(row, query))),
        execute: (statement) => run(() => timed(statement, () => source.execute(statement))),
        copy: (copies) => run(() => source.copy(copies)),
      };
    },
    figures: () => ({ connectionsWanted, slow, durations }),
  };
}

function statementOf(query: Sql): string {
  return query.compile().text.replaceAll(/\s+/g, ' ').trim().slice(0, maxStatementLength);
}
