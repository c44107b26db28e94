import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createDemoWorld, defaultDemoProducts } from './adapters/demo-world/demo-world';
import { createLocalTransport, createSmtpTransport } from './adapters/mail.server';
import { createPictures } from './adapters/pictures/create-pictures.server';
import { createSearchIndex } from './adapters/search/create-search-index';
import { createSwappableSearch, type SwappableSearch } from './adapters/search/swappable-search';
import type { Config } from './config';
import type { Database } from './db/database.server';
import { migrate } from './db/migrate.server';
import { openPglite } from './db/pglite.server';
import { openPostgres } from './db/postgres.server';
import type { CatalogueSource } from './domain/catalogue/catalogue-source';
import { startWorker, type Worker } from './jobs/worker.server';
import { createLoadProgress } from './load-progress.server';
import { buildSearchIndex } from './usecases/build-search-index.server';
import { type ClickCounter, createClickCounter } from './usecases/count-clicks.server';
import type { Deps, Log } from './usecases/deps';
import { followCatalogueVersion } from './usecases/follow-catalogue-version.server';
import { followPriceDrops } from './usecases/follow-price-drops.server';
import { followPrices } from './usecases/follow-prices.server';
import { loadCatalogue } from './usecases/load-catalogue.server';
import { refreshPriceDrops } from './usecases/refresh-price-drops.server';
import { createApp } from './web/app.server';
import { refuseMalformed } from './web/http/malformed-request.server';
import { createMemoryListener } from './web/http/memory-listener.server';
import { createPageCache } from './web/http/page-cache.server';
import type { PageBuild } from './web/http/pages.server';

/** The use cases see a search index and a counter; here we know that they can be exchanged and stopped. */
export interface SiteDeps extends Deps {
  search: SwappableSearch;
  clicks: ClickCounter;
}

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
  config: Config,
  deps: Deps,
  out: NodeJS.WriteStream,
): Promise<void> {
  const applied = await migrate(deps.db);
  if (applied.length > 0) out.write(`Migrated the database: ${applied.join(', ')}.\n`);
  await loadCatalogue(deps, chooseSource(config, deps.clock.now()), createLoadProgress(out));
  // So that the first visitor already sees what has become cheaper.
  await refreshPriceDrops(deps);
}

function chooseSource({ catalogue, demoProducts }: Config, now: Date): CatalogueSource | null {
  if (catalogue === 'empty') return null;
  return createDemoWorld({ products: demoProducts ?? defaultDemoProducts, now });
}

/** Everything outside that the use cases need. */
export function createDeps(config: Config, db: Database, log: Log): SiteDeps {
  const { brandName, publicUrl, mailFrom } = config;
  const clock = { now: () => new Date() };
  return {
    db,
    log,
    clock,
    clicks: createClickCounter({ db, clock, log }),
    mail: config.smtpUrl
      ? createSmtpTransport({ smtpUrl: config.smtpUrl, from: mailFrom })
      : createLocalTransport(),
    search: createSwappableSearch(),
    pictures: createPictures({ folder: join(config.dataDir, 'pictures') }),
    site: {
      brandName,
      publicUrl,
      contactEmail: mailFrom.address,
      demo: config.catalogue === 'demo',
    },
  };
}

const maxCacheBytes = 64 * 1024 * 1024;

interface SiteParts {
  config: Config;
  deps: SiteDeps;
  services: ReadonlySet<'web' | 'worker'>;
  build: PageBuild;
  clientDir: string | undefined;
}

/** Builds the index from the database and keeps it up to date with the prices. */
async function startSearch(deps: SiteDeps): Promise<() => Promise<void>> {
  const { search, upToChange } = await buildSearchIndex(deps, createSearchIndex);
  deps.search.replace(search);
  const follower = await followPrices(deps, { search: deps.search, upToChange });
  return follower.stop;
}

/** Starts the services on an open database. `stop` ends them and leaves the database open. */
export async function startServices({ config, deps, services, build, clientDir }: SiteParts) {
  const version = await followCatalogueVersion(deps);
  const stopSearch = services.has('web') ? await startSearch(deps) : undefined;
  const worker: Worker | undefined = services.has('worker') ? await startWorker(deps) : undefined;
  const stopDrops = services.has('worker') ? await followPriceDrops(deps) : undefined;
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
      await deps.clicks.stop();
      await worker?.stop();
      await stopDrops?.();
      await stopSearch?.();
      await version.stop();
      deps.mail.close();
      await deps.pictures.close();
    },
  };
}
