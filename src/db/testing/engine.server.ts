import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Runs the work while a policy is missing, as after restoring an incomplete dump. */
export async function withoutAlertPolicy<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`alter policy own_rows on price_alert rename to lost`);
  try {
    return await work();
  } finally {
    await db.execute(sql`alter policy lost on price_alert rename to own_rows`);
  }
}

/** Runs the work twice: while no migration is recorded, and while their table is missing. */
export async function withoutMigrations<T>(db: Queryable, work: () => Promise<T>): Promise<[T, T]> {
  await db.execute(sql`create table saved_migration as select * from schema_migration`);
  try {
    await db.execute(sql`delete from schema_migration`);
    const withoutRows = await work();
    await db.execute(sql`drop table schema_migration`);
    return [withoutRows, await work()];
  } finally {
    await db.execute(sql`drop table if exists schema_migration`);
    await db.execute(sql`alter table saved_migration rename to schema_migration`);
  }
}

/** Cuts the connection that loads the catalog, as if its process had died. PostgreSQL only. */
export async function killCatalogLoad(db: Queryable): Promise<void> {
  await db.rows(
    z.object({ gone: z.boolean() }),
    sql`select pg_terminate_backend(pid) as gone from pg_stat_activity
      where application_name = 'glowfare catalog' and datname = current_database()
      order by backend_start limit 1`,
  );
}

/** Makes a replica fall behind, until the work has finished. */
export async function whileReplicaLags<T>(replica: Queryable, work: () => Promise<T>): Promise<T> {
  await replica.execute(sql`select pg_wal_replay_pause()`);
  try {
    return await work();
  } finally {
    await replica.execute(sql`select pg_wal_replay_resume()`);
  }
}

/** Whether the server that answers is a replica. */
export async function isReplica(db: Queryable): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ replica: z.boolean() }),
    sql`select pg_is_in_recovery() as replica`,
  );
  return row?.replica ?? false;
}
