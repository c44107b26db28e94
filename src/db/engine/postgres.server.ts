import pg from 'pg';
import { AppError } from '~/domain/app-error';
import { copyIn, copyOut } from './copy/postgres-copy.server';
import type { Database, LockName, Queryable } from './database.server';
import { createPostgresListener } from './postgres-listener.server';
import { createQueryable } from './queryable.server';
import { isRefusedWrite, refusedWrite } from './refused-write.server';
import { withoutValues } from './without-values.server';

const { builtins } = pg.types;

/** Both engines must return the same JavaScript values; pglite.server.ts has the matching table. */
const customParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, (text) => Number(text)],
  [builtins.DATE, (text) => text],
]);

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    customParsers.get(id) ?? pg.types.getTypeParser(id, format),
};

interface PostgresOptions {
  url: string;
  replicaUrl?: string | undefined;
  poolSize?: number;
  statementTimeoutMs?: number;
  onError: (error: Error) => void;
}

/** Arbitrary numbers that must be the same in every process and version. */
const lockKeys: Record<LockName, number> = {
  migration: 7_205_613_311,
  catalog: 7_205_613_312,
  upkeep: 7_205_613_313,
  backup: 7_205_613_314,
};
const connectionTimeoutMillis = 3_000;

/** Connects to PostgreSQL through a pool that survives restarts of the server. */
export function openPostgres(options: PostgresOptions): Database {
  const pool = createPool(options.url, options);
  const replica = options.replicaUrl ? createPool(options.replicaUrl, options) : undefined;
  const main = asQueryable(pool);
  const listener = createPostgresListener(
    () => new pg.Client({ connectionString: options.url, keepAlive: true }),
    options.onError,
  );
  return {
    kind: 'postgres',
    ...main,
    reader: replica ? withFallback(asQueryable(replica), main) : main,
    transaction: (work) => inTransaction(pool, work),
    async withLock(name, work) {
      // Not from the pool: a migration may exceed the statement timeout.
      const client = new pg.Client({
        connectionString: options.url,
        connectionTimeoutMillis,
        keepAlive: true,
        types: typeParsers,
        application_name: `glowfare ${name}`,
      });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select pg_advisory_lock($1)', [lockKeys[name]]);
        return await work({
          ...asQueryable(client),
          script: async (text) => void (await client.query(text)),
          copyOut: (query) => copyOut(client, query),
          transaction: (part) => betweenBeginAndCommit(client, part),
        });
      } catch (error) {
        throw translate(error);
      } finally {
        // Closing the connection releases the lock in any state.
        await client.end().catch(() => {});
      }
    },
    // PostgreSQL refuses each write itself when its disk is full.
    refusesWritesBecause: () => null,
    listen: listener.listen,
    async close() {
      await listener.close();
      await Promise.all([pool.end(), replica?.end()]);
    },
  };
}

function createPool(connectionString: string, options: PostgresOptions): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? 10,
    statement_timeout: statementTimeoutMs,
    // For a server that cannot report a timeout: frozen, or disconnected.
    query_timeout: statementTimeoutMs + 1_000,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: typeParsers,
    application_name: 'glowfare',
  });
  // A broken idle connection must not end the process; the pool opens a new one.
  pool.on('error', options.onError);
  // A connection that breaks during a transaction fails its next query; without a listener, the event
  // would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw translate(error);
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  let broken = false;
  try {
    return await betweenBeginAndCommit(client, work, () => {
      broken = true;
    });
  } finally {
    client.release(broken);
  }
}

async function betweenBeginAndCommit<T>(
  client: pg.ClientBase,
  work: (tx: Queryable) => Promise<T>,
  onBroken: () => void = () => {},
): Promise<T> {
  try {
    await client.query('begin');
    const result = await work(asQueryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onBroken);
    throw translate(error);
  }
}

function asQueryable(source: pg.Pool | pg.ClientBase): Queryable {
  return createQueryable({
    async run({ text, values, name }) {
      try {
        const { rows, rowCount } = await source.query<pg.QueryResultRow>({
          text,
          values,
          ...(name !== undefined && { name }),
        });
        return { rows, touched: rowCount ?? 0 };
      } catch (error) {
        throw translate(error);
      }
    },
    async copy(copies) {
      if (source instanceof pg.Pool) return inTransaction(source, (tx) => tx.copy(copies));
      try {
        await copyIn(source, copies);
      } catch (error) {
        throw translate(error);
      }
    },
  });
}

/** Reads from the first, or from the second if the first is unavailable. */
function withFallback(first: Queryable, second: Queryable): Queryable {
  async function either<T>(work: (source: Queryable) => Promise<T>): Promise<T> {
    try {
      return await work(first);
    } catch (error) {
      if (error instanceof AppError && error.code === 'database_unavailable') return work(second);
      throw error;
    }
  }
  return {
    rows: (row, query) => either((source) => source.rows(row, query)),
    execute: (statement) => either((source) => source.execute(statement)),
    copy: (copies) => either((source) => source.copy(copies)),
  };
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Maps connection failures to our own error and strips values from all others. */
function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const gone =
    connectionCodes.has(code) ||
    code.startsWith('08') ||
    /connection terminated|timeout exceeded when trying to connect|not queryable|query read timeout/i.test(
      error.message,
    );
  if (isRefusedWrite(error)) return refusedWrite(error.message, withoutValues(error));
  if (!gone) return withoutValues(error);
  return new AppError('database_unavailable', {
    message: 'We cannot reach our database right now. Please try again in a moment.',
    // If refused on both IPv4 and IPv6, the error has a code but no message.
    detail: error.message || code,
    cause: error,
  });
}
