import pg from 'pg';
import { AppError } from '~/domain/app-error';
import type { MessageBus } from '~/domain/wakeups/message-bus';
import { copyIn, copyOut } from './copy/postgres-copy.server';
import type { Database, LockName, Queryable } from './database.server';
import { createQueryable } from './queryable.server';
import { isRefusedWrite, refusedWrite } from './refused-write.server';
import { createReplicaReader } from './replica.server';
import { notify } from './wakeup.repo.server';
import { createBusListener } from './wakeups/bus-listener.server';
import { createPostgresListener } from './wakeups/postgres-listener.server';
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
  /**
   * Set if `url` leads to a pooler that assigns connections per transaction, such as PgBouncer: the database
   * itself, for locks and LISTEN.
   */
  directUrl?: string | undefined;
  replicaUrl?: string | undefined;
  /** Carries wake-ups instead of LISTEN and NOTIFY. */
  bus?: MessageBus | undefined;
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
  const { directUrl = options.url, replicaUrl, bus, onError } = options;
  const isPooled = options.directUrl !== undefined;
  const pool = createPool(options.url, options);
  const replicaPool = replicaUrl ? createPool(replicaUrl, options) : undefined;
  const main = asQueryable(pool, isPooled);
  const replica = replicaPool && createReplicaReader(asQueryable(replicaPool, isPooled), main);
  const transaction: Database['transaction'] = (work) => inTransaction(pool, work, isPooled);
  const listener = bus
    ? createBusListener({ ...main, transaction }, bus, onError)
    : createPostgresListener(
        () => new pg.Client({ connectionString: directUrl, keepAlive: true }),
        onError,
      );
  return {
    kind: 'postgres',
    ...main,
    reader: replica?.reader ?? main,
    transaction,
    async withLock(name, work) {
      // Not from the pool: a migration may exceed the statement timeout.
      const client = new pg.Client({
        connectionString: directUrl,
        connectionTimeoutMillis,
        keepAlive: true,
        types: typeParsers,
        application_name: `glowfare ${name}`,
      });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select pg_advisory_lock($1)', [lockKeys[name]]);
        const session = asQueryable(client, false);
        return await work({
          ...session,
          script: async (text) => void (await client.query(text)),
          copyOut: (query) => copyOut(client, query),
          transaction: (part) => betweenBeginAndCommit(session, client, part),
        });
      } catch (error) {
        throw translate(error);
      } finally {
        // Closing the connection releases the lock in any state, but a pooler may keep it open.
        await client.query('select pg_advisory_unlock_all()').catch(() => {});
        await client.end().catch(() => {});
      }
    },
    // PostgreSQL refuses each write itself when its disk is full.
    refusesWritesBecause: () => null,
    listen: replica ? afterNoting(replica.noteChange, listener.listen) : listener.listen,
    messages: {
      send: bus
        ? (channel, payload) => bus.publish([{ channel, payload }])
        : (channel, payload) => notify(main, { channel, payload }),
      listen: listener.listen,
    },
    async close() {
      await listener.close();
      await Promise.all([pool.end(), replicaPool?.end()]);
    },
  };
}

function createPool(connectionString: string, options: PostgresOptions): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? 10,
    // A pooler refuses settings of a connection; give the role the timeout there.
    ...(options.directUrl === undefined && { statement_timeout: statementTimeoutMs }),
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

async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<T>,
  isPooled: boolean,
): Promise<T> {
  const client = await connect(pool);
  let broken = false;
  try {
    return await betweenBeginAndCommit(asQueryable(client, isPooled), client, work, () => {
      broken = true;
    });
  } finally {
    client.release(broken);
  }
}

async function betweenBeginAndCommit<T>(
  tx: Queryable,
  client: pg.ClientBase,
  work: (tx: Queryable) => Promise<T>,
  onBroken: () => void = () => {},
): Promise<T> {
  try {
    await client.query('begin');
    const result = await work(tx);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onBroken);
    throw translate(error);
  }
}

/** `isPooled`: without prepared statements, because the next query may use another connection. */
function asQueryable(source: pg.Pool | pg.ClientBase, isPooled: boolean): Queryable {
  return createQueryable({
    async run({ text, values, name }) {
      try {
        const { rows, rowCount } = await source.query<pg.QueryResultRow>({
          text,
          values,
          ...(name !== undefined && !isPooled && { name }),
        });
        return { rows, touched: rowCount ?? 0 };
      } catch (error) {
        throw translate(error);
      }
    },
    async copy(copies) {
      if (source instanceof pg.Pool)
        return inTransaction(source, (tx) => tx.copy(copies), isPooled);
      try {
        await copyIn(source, copies);
      } catch (error) {
        throw translate(error);
      }
    },
  });
}

/** Delays each notification until `noteChange` has finished, in their order. */
function afterNoting(
  noteChange: () => Promise<void>,
  listen: Database['listen'],
): Database['listen'] {
  let last: Promise<void> = Promise.resolve();
  return (channel, onNotify) =>
    listen(channel, (payload) => {
      const noted = noteChange();
      last = last.then(() => noted).then(() => onNotify(payload));
    });
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
