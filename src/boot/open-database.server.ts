import type { Config } from '../config/config';
import { makeDataDir } from '../db/engine/data-folder/make-data-dir.server';
import { protectDataFolder } from '../db/engine/data-folder/protect-data-folder.server';
import type { Database } from '../db/engine/database.server';
import { openPglite } from '../db/engine/pglite.server';
import { openPostgres } from '../db/engine/postgres.server';
import { type WatchedDatabase, watchQueries } from '../db/engine/watch-queries.server';
import { requestIds } from '../db/jobs/request-ids.server';
import type { Log } from '../usecases/deps';

/** Opens the configured database in a data folder that only its owner can access. */
export async function openDatabase(
  config: Config,
  log: Log,
  print: (line: string) => void,
): Promise<Database> {
  // From here on, this process and its children create files for the owner only.
  process.umask(0o077);
  makeDataDir(config.dataDir);
  for (const warning of protectDataFolder(config.dataDir)) print(warning);
  if (!config.databaseUrl) return openPglite(config.dataDir, { log, onCrash });
  return openPostgres({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    replicaUrl: config.databaseReplicaUrl,
    bus: config.redisUrl ? await openRedis(config.redisUrl, config.publicUrl, log) : undefined,
    // A connection outlives the request that opened it, which has nothing to do with its loss.
    onError: (error) =>
      requestIds.run(undefined, () => log.warn({ err: error }, 'lost a database connection')),
  });
}

/** Loads the client only for sites that use Redis. */
async function openRedis(url: string, siteName: string, log: Log) {
  const { createRedisBus } = await import('../adapters/wakeups/redis-bus.server');
  return createRedisBus({
    url,
    siteName,
    onError: (error) =>
      requestIds.run(undefined, () => log.warn({ err: error }, 'lost the connection to Redis')),
  });
}

/** Logs the slow queries of a database that serves the site. */
export function logSlowQueries(db: Database, { slowQueryMs }: Config, log: Log): WatchedDatabase {
  return watchQueries(db, {
    slowMs: slowQueryMs,
    onSlow: (slow) => log.warn(slow, 'slow query'),
  });
}

/** The engine hangs after an abort, so no more work can finish. The next start recovers. */
export function onCrash(reason: string): void {
  process.stderr.write(
    `The database has stopped: ${reason}. Exiting. All committed data is saved; the next start ` +
      'recovers it and needs free disk space.\n',
  );
  process.exit(1);
}
