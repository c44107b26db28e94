import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol, type Transaction, types } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createDataFolder } from './create-data-folder.server';
import { acquireDataLock, type DataLock } from './data-lock.server';
import type { Database, Queryable } from './database.server';
import { copyStatement, createQueryable } from './queryable.server';
import { withoutValues } from './without-values.server';

/** Both engines must hand over the same JavaScript values; node-postgres has the twin of this table. */
const parsers = {
  [types.INT8]: (text: string) => Number(text),
  [types.DATE]: (text: string) => text,
};

/**
 * The write-ahead log is recycled down to these sizes at a checkpoint; by default up to a gigabyte of
 * it would stay in the data folder.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

export const pgliteOptions = { extensions: { citext, pg_trgm, unaccent }, parsers, startParams };

/** Opens the database inside this process; `dataDir` 'memory://' keeps nothing. */
export async function openPglite(dataDir: string): Promise<Database> {
  const inMemory = dataDir === 'memory://';
  let lock: DataLock | undefined;
  if (!inMemory) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = await acquireDataLock(dataDir);
  }
  try {
    const path = inMemory ? dataDir : join(dataDir, 'pglite');
    if (!inMemory) await createDataFolder(path);
    const engine = await PGlite.create(path, pgliteOptions);
    return asDatabase(engine, lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** An open engine seen through our interface; closing it gives the lock back. */
export function asDatabase(engine: PGlite, lock?: DataLock): Database {
  const main = asQueryable(engine);
  const transaction: Database['transaction'] = (work) =>
    engine.transaction((tx) => work(asQueryable(tx)));
  const session = {
    ...main,
    transaction,
    script: async (text: string) => void (await engine.exec(text)),
  };
  let lastHolder: Promise<unknown> = Promise.resolve();
  return {
    kind: 'pglite',
    ...main,
    reader: main,
    transaction,
    // One process, one connection: holding the data lock keeps others out, so we only queue up.
    withLock(_name, work) {
      const turn = lastHolder.then(() => work(session));
      lastHolder = turn.catch(() => {});
      return turn;
    },
    listen: async (channel, onNotify) => engine.listen(channel, onNotify),
    async close() {
      await engine.close();
      lock?.release();
    },
  };
}

function asQueryable(engine: PGlite | Transaction): Queryable {
  return createQueryable({
    async run(text, values) {
      try {
        const { rows, affectedRows } = await engine.query(text, values);
        return { rows, touched: affectedRows ?? 0 };
      } catch (error) {
        dropHalfWrittenMessage();
        throw withoutValues(error);
      }
    },
    async copy(copies) {
      for (const copy of copies) {
        const blob = new Blob([...copy.lines]);
        try {
          await engine.query(copyStatement(copy, "'/dev/blob'"), [], { blob });
        } catch (error) {
          throw withoutValues(error);
        }
      }
    },
  });
}

/**
 * The engine writes every message into one buffer. A value that cannot be written (no list where one is
 * due, a date that is none) leaves half a message there, which would be sent before the next one: then
 * not even a rollback is understood, and nobody is served any more. Writing a message empties it.
 */
function dropHalfWrittenMessage(): void {
  protocol.serialize.bind();
}
