import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '~/db/engine/migrate.server';
import { openPostgres } from '~/db/engine/postgres.server';
import { updateWakeupMode } from '~/db/engine/wakeup.repo.server';
import { startPgBouncer } from '../cluster/pgbouncer';
import { startRedis } from '../cluster/redis';
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
  const services = process.env.TEST_CLUSTER ? await startServices(url) : undefined;
  if (services) await updateWakeupMode(db, 'redis');
  await db.close();
  const { pooler, redis } = services ?? {};
  project.provide('databaseTemplate', {
    kind: 'postgres',
    url,
    template,
    cluster: pooler && redis && { poolerPort: pooler.port, redisUrl: redis.url },
  });
  return async () => {
    await Promise.all([pooler?.remove(), redis?.remove()]);
    if (cluster) return cluster.remove();
    await withClient(url, (client) => dropAll(client, template));
  };
}

/** With TEST_CLUSTER set, all tests run through PgBouncer and with Redis. */
async function startServices(url: string) {
  const [pooler, redis] = await Promise.all([startPgBouncer(url), startRedis()]);
  return { pooler, redis };
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
