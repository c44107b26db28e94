import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createRedisBus } from '~/adapters/wakeups/redis-bus.server';
import type { Database } from '~/db/engine/database.server';
import { asDatabase } from '~/db/engine/pglite.server';
import { openPostgres } from '~/db/engine/postgres.server';
import { acquireEngine } from './pglite-pool';

/** The migrated database that every test starts from, created by a project's global setup. */
type DatabaseTemplate =
  | { kind: 'pglite'; dump: string }
  | {
      kind: 'postgres';
      url: string;
      template: string;
      /** Set if tests connect as on several machines: through PgBouncer, with Redis. */
      cluster?: { poolerPort: number; redisUrl: string } | undefined;
    };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const cleanups: (() => Promise<void>)[] = [];

/**
 * A migrated, empty database of the project's engine; closed at the end of the test or file that opened
 * it. Only PGlite watches the disk.
 */
export async function openTestDatabase(
  surroundings: Parameters<typeof asDatabase>[1] = {},
): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') return connectTo(await createTestDatabaseUrl());
  const { engine, release } = await acquireEngine(template.dump);
  cleanups.push(release);
  return asDatabase(engine, surroundings);
}

/** The same without a pooler, as a backup is restored: its open connections look like a running site. */
export async function openDirectTestDatabase(): Promise<Database> {
  const { kind } = inject('databaseTemplate');
  if (kind === 'pglite') return openTestDatabase();
  return connectTo(await createTestDatabaseUrl(), { isDirect: true });
}

/** The URL of a new PostgreSQL database, for tests that connect to it more than once. */
export async function createTestDatabaseUrl(): Promise<string> {
  const template = inject('databaseTemplate');
  if (template.kind !== 'postgres') throw new Error('Name this test file *.postgres.test.ts.');
  const name = `${template.template}_${randomUUID().slice(0, 8)}`;
  await administer(template.url, `create database ${name} template ${template.template}`);
  cleanups.push(() => administer(template.url, `drop database ${name} with (force)`));
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Connects to a database; closed at the end of the test or file that opened it. */
export function connectTo(url: string, { isDirect = false } = {}): Database {
  let closing = false;
  // The pool ends slightly before the server notices, so dropping the database may interrupt it.
  const onError = (error: Error) => {
    if (!closing) throw error;
  };
  const through = isDirect ? {} : throughCluster(url, onError);
  const db = openPostgres({ url, ...through, onError });
  cleanups.push(() => {
    closing = true;
    return db.close();
  });
  return db;
}

function throughCluster(directUrl: string, onError: (error: Error) => void) {
  const template = inject('databaseTemplate');
  const cluster = template.kind === 'postgres' ? template.cluster : undefined;
  if (!cluster) return {};
  const pooled = new URL(directUrl);
  pooled.port = String(cluster.poolerPort);
  const bus = createRedisBus({ url: cluster.redisUrl, siteName: pooled.pathname, onError });
  return { url: pooled.href, directUrl, bus };
}

/** How many databases and connections are open now. */
export const countTestDatabases = () => cleanups.length;

/** Closes and drops what was opened, the newest first; the oldest `kept` stay open. */
export async function closeTestDatabases(kept = 0): Promise<void> {
  for (const cleanUp of cleanups.splice(kept).reverse()) await cleanUp();
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
