import { join } from 'node:path';
import { PGlite, protocol, type Transaction, types } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createDataFolder } from './create-data-folder.server';
import { type DiskWatch, watchDisk } from './data-folder/disk-watch.server';
import { makeDataDir } from './data-folder/make-data-dir.server';
import { finishRestore } from './data-folder/restored-data.server';
import { acquireDataLock, type DataLock } from './data-lock.server';
import type { Database, Queryable } from './database.server';
import { copyFolder } from './pglite/copy-files.server';
import { readEngineOutput } from './pglite/engine-output.server';
import { createPreparedStatements } from './pglite/prepared-statements.server';
import { type GuardLog, guardWrites } from './pglite/write-guard.server';
import { createYielder } from './pglite/yield-to-requests.server';
import { copyStatement, createQueryable } from './queryable.server';
import { isRefusedWrite, refusedWrite } from './refused-write.server';
import { withoutValues } from './without-values.server';

/** Both engines must return the same JavaScript values; postgres.server.ts has the matching table. */
const parsers = {
  [types.INT8]: (text: string) => Number(text),
  [types.DATE]: (text: string) => text,
};

/**
 * The write-ahead log is recycled down to these sizes at a checkpoint; by default up to a gigabyte of it
 * would stay in the data folder.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
];

export const pgliteOptions = { extensions: { citext, pg_trgm, unaccent }, parsers, startParams };

interface PgliteHooks {
  log: GuardLog;
  /**
   * The engine has aborted, and the next statement would hang. Called in the middle of a statement, so the
   * only useful reaction is to end the process.
   */
  onCrash(reason: string): void;
}

/** Opens the database inside this process, which has it exclusively until it is closed. */
export async function openPglite(dataDir: string, hooks: PgliteHooks): Promise<Database> {
  makeDataDir(dataDir);
  const lock = await acquireDataLock(dataDir);
  try {
    finishRestore(dataDir, new Date());
    const folder = join(dataDir, 'pglite');
    await createDataFolder(folder);
    const engine = await openEngine(folder, hooks);
    const segmentBytes = await readSegmentBytes(engine);
    const disk = watchDisk(folder, segmentBytes);
    const copyFiles = (to: string) => copyFolder(folder, to, segmentBytes);
    return asDatabase(engine, { lock, disk, log: hooks.log, copyFiles });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a database that no other process uses: a copy, or one that is being restored. */
export async function openPgliteFolder(
  folder: string,
  hooks: Pick<PgliteHooks, 'onCrash'>,
): Promise<Database> {
  return asDatabase(await openEngine(folder, hooks));
}

async function openEngine(
  folder: string,
  { onCrash }: Pick<PgliteHooks, 'onCrash'>,
): Promise<PGlite> {
  let isOpen = false;
  const output = readEngineOutput((reason) => {
    if (isOpen) onCrash(reason);
  });
  const { onStderr } = output;
  try {
    const engine = await PGlite.create(folder, { ...pgliteOptions, onStderr });
    isOpen = true;
    return engine;
  } catch (error) {
    const reason = output.reason() ?? (error instanceof Error ? error.message : String(error));
    throw new Error(
      `The database in ${folder} cannot be opened: ${reason.replace(/\.$/, '')}. Nothing was replaced. If files in there ` +
        'are damaged or missing, restore a backup (docs/backup.md).',
      { cause: error },
    );
  }
}

/** The size of a write-ahead log segment. */
async function readSegmentBytes(engine: PGlite): Promise<number> {
  const { rows } = await engine.query<{ bytes: number }>(
    "select setting::bigint as bytes from pg_settings where name = 'wal_segment_size'",
  );
  return rows[0]?.bytes ?? 0;
}

interface EngineSurroundings {
  lock?: DataLock;
  disk?: DiskWatch;
  log?: GuardLog;
  copyFiles?: (to: string) => Promise<void>;
}

/** Wraps an open engine in our interface; closing it releases the lock. */
export function asDatabase(
  engine: PGlite,
  { lock, disk, log, copyFiles }: EngineSurroundings = {},
): Database {
  const guard = disk && log ? guardWrites(engine, disk, log) : undefined;
  const check = async () => guard?.check();
  const reason = () => guard?.refusesBecause() ?? undefined;
  const afterEach = createYielder();
  const prepared = createPreparedStatements(engine);
  const main = asQueryable(engine, { check, reason, afterEach, prepared });
  const transaction: Database['transaction'] = async (work) => {
    await check();
    return translated(reason, () =>
      engine.transaction((tx) =>
        work(asQueryable(tx, { check: async () => guard?.checkInside(tx), reason, afterEach })),
      ),
    );
  };
  const session = {
    ...main,
    transaction,
    async script(text: string) {
      await check();
      await translated(reason, () => engine.exec(text));
    },
    copyOut: (query: string) =>
      translated(reason, async () => {
        const { blob } = await engine.query(`copy (${query}) to '/dev/blob'`);
        return blob ? [new Uint8Array(await blob.arrayBuffer())] : [];
      }),
  };
  let lastHolder: Promise<unknown> = Promise.resolve();
  return {
    kind: 'pglite',
    ...main,
    reader: main,
    transaction,
    // The data lock already excludes other processes, so this only queues.
    withLock(_name, work) {
      const turn = lastHolder.then(() => work(session));
      lastHolder = turn.catch(() => {});
      return turn;
    },
    refusesWritesBecause: () => guard?.refusesBecause() ?? null,
    ...(copyFiles && {
      // A transaction blocks all other statements, so nothing changes during the copy.
      copyFiles: (to) =>
        engine.transaction(async (tx) => {
          await tx.exec('checkpoint');
          await copyFiles(to);
        }),
    }),
    listen: async (channel, onNotify) => engine.listen(channel, onNotify),
    async close() {
      await engine.close();
      lock?.release();
    },
  };
}

interface StatementHooks {
  /** Checks the disk space before each statement. */
  check(): Promise<void>;
  /** Why the engine refuses writes. */
  reason(): string | undefined;
  /** Lets other work of the process continue. */
  afterEach(): Promise<void>;
  /** Transactions have none: their statements differ each time. */
  prepared?: ReturnType<typeof createPreparedStatements>;
}

function asQueryable(
  engine: PGlite | Transaction,
  { check, reason, afterEach, prepared }: StatementHooks,
): Queryable {
  return createQueryable({
    async run(statement) {
      await check();
      const { text, values, name } = statement;
      const answer = await translated(reason, async () => {
        try {
          if (prepared && name !== undefined)
            return { rows: await prepared.rows(name, statement), touched: 0 };
          const { rows, affectedRows } = await engine.query(text, values);
          return { rows, touched: affectedRows ?? 0 };
        } catch (error) {
          dropHalfWrittenMessage();
          throw error;
        }
      });
      await afterEach();
      return answer;
    },
    async copy(copies) {
      for (const copy of copies) {
        await check();
        const blob = new Blob([...copy.lines]);
        await translated(reason, () =>
          engine.query(copyStatement(copy, "'/dev/blob'"), [], { blob }),
        );
        await afterEach();
      }
    },
  });
}

/** Maps refused writes to our own error and strips values from all others. */
async function translated<T>(reason: StatementHooks['reason'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isRefusedWrite(error))
      throw refusedWrite(reason() ?? error.message, withoutValues(error));
    throw withoutValues(error);
  }
}

/**
 * The engine writes every message into one buffer. A value that cannot be serialized (not a list where one
 * is required, an invalid date) leaves a partial message there, which would be sent before the next one:
 * then not even a rollback is understood, and every later statement fails. Serializing a message empties
 * the buffer.
 */
function dropHalfWrittenMessage(): void {
  protocol.serialize.bind();
}
