import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '~/db/engine/migrate.server';
import { openPostgres } from '~/db/engine/postgres.server';
import { startCluster } from './postgres-cluster';
import './test-database';

/** Migrates one database; each test file gets its own copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env.TEST_DATABASE_URL ? undefined : await startCluster();
  const url = cluster?.url ?? process.env.TEST_DATABASE_URL ?? '';
  const template = `glowfare_test_${randomUUID().slice(0, 8)}`;
  await withClient(url, (client) => client.query(`create database ${template}`));
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const db = openPostgres({ url: templateUrl.href, onError: () => {} });
  await migrate(db);
  await db.close();
  project.provide('databaseTemplate', { kind: 'postgres', url, template });
  return async () => {
    if (cluster) return cluster.remove();
    await withClient(url, (client) => dropAll(client, template));
  };
}

/** Also drops the copies that a killed test worker has left. */
async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
