import { getRequestListener } from '@hono/node-server';
import { createLocalTransport, createSmtpTransport } from './adapters/mail.server';
import type { Config } from './config';
import type { Database } from './db/database.server';
import { migrate } from './db/migrate.server';
import { openPglite } from './db/pglite.server';
import { openPostgres } from './db/postgres.server';
import type { CatalogueSource } from './domain/catalogue/catalogue-source';
import { startWorker, type Worker } from './jobs/worker.server';
import type { Deps, Log } from './usecases/deps';
import { followCatalogueVersion } from './usecases/follow-catalogue-version.server';
import { type LoadProgress, loadCatalogue } from './usecases/load-catalogue.server';
import { createApp } from './web/app.server';
import { refuseMalformed } from './web/http/malformed-request.server';
import { createMemoryListener } from './web/http/memory-listener.server';
import { createPageCache } from './web/http/page-cache.server';
import type { PageBuild } from './web/http/pages.server';

/** Opens whichever database the configuration names. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (!config.databaseUrl) return openPglite(config.dataDir);
  return openPostgres({
    url: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    onError: (error) => log.warn({ err: error }, 'lost a database connection'),
  });
}

/** Brings schema and catalogue up to date; says in plain words what it did. */
export async function prepareDatabase(
  deps: Deps,
  say: (line: string) => void,
  source: CatalogueSource | null = null,
  onProgress?: LoadProgress,
): Promise<void> {
  const applied = await migrate(deps.db);
  if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}.`);
  await loadCatalogue(deps, source, onProgress);
}

/** Everything outside that the use cases need. */
export function createDeps(config: Config, db: Database, log: Log): Deps {
  const { brandName, publicUrl, mailFrom } = config;
  return {
    db,
    log,
    clock: { now: () => new Date() },
    mail: config.smtpUrl
      ? createSmtpTransport({ smtpUrl: config.smtpUrl, from: mailFrom })
      : createLocalTransport(),
    site: { brandName, publicUrl, contactEmail: mailFrom.address },
  };
}

const maxCacheBytes = 64 * 1024 * 1024;

interface SiteParts {
  config: Config;
  deps: Deps;
  services: ReadonlySet<'web' | 'worker'>;
  build: PageBuild;
  clientDir: string | undefined;
}

/** Starts the services on an open database. `stop` ends them and leaves the database open. */
export async function startServices({ config, deps, services, build, clientDir }: SiteParts) {
  const version = await followCatalogueVersion(deps);
  const worker: Worker | undefined = services.has('worker') ? await startWorker(deps) : undefined;
  const cache = createPageCache({ maxBytes: maxCacheBytes, catalogueVersion: version.current });
  const app = createApp({ deps, build, clientDir, cache, devPages: config.devPages });
  return {
    listener: createMemoryListener({
      cache,
      log: deps.log,
      https: config.publicUrl.startsWith('https:'),
      otherwise: getRequestListener(app.fetch, { errorHandler: refuseMalformed(deps.log) }),
    }),
    async stop() {
      await worker?.stop();
      await version.stop();
      deps.mail.close();
    },
  };
}
