import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { asDatabase, pgliteOptions } from '~/db/engine/pglite.server';
import { openPostgres } from '~/db/engine/postgres.server';

/** The migrated database that every test starts from, created by a project's global setup. */
type DatabaseTemplate =
  | { kind: 'pglite'; dump: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const cleanups: (() => Promise<void>)[] = [];

/**
 * A migrated, empty database of the project's engine; closed after the test file. Only PGlite watches the
 * disk.
 */
export async function openTestDatabase(
  surroundings: Parameters<typeof asDatabase>[1] = {},
): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') return connectTo(await createTestDatabaseUrl());
  const loadDataDir = await openAsBlob(template.dump);
  const db = asDatabase(await PGlite.create({ ...pgliteOptions, loadDataDir }), surroundings);
  cleanups.push(() => db.close());
  return db;
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

/** Connects to a database; closed after the test file. */
export function connectTo(url: string): Database {
  let closing = false;
  const db = openPostgres({
    url,
    onError: (error) => {
      // The pool ends slightly before the server notices, so dropping the database may interrupt it.
      if (!closing) throw error;
    },
  });
  cleanups.push(() => {
    closing = true;
    return db.close();
  });
  return db;
}

/** Closes and drops the databases of this test file, the newest first. */
export async function closeTestDatabases(): Promise<void> {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
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
