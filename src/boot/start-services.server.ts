import { defaultDemoProducts } from '../adapters/demo-world/demo-world';
import { createDemoReviewWriter } from '../adapters/demo-world/reviews/write-demo-reviews';
import { createFormulaIndexBuilder } from '../adapters/ingredients/create-formula-index';
import { createSearchIndexBuilder } from '../adapters/search/create-search-index';
import { createSnapshotFolder } from '../adapters/search/snapshot/snapshot-folder.server';
import type { Config } from '../config/config';
import type { WatchedDatabase } from '../db/engine/watch-queries.server';
import {
  demoReviewTask,
  priceHistoryTask,
  schedule,
  simulationTask,
} from '../jobs/schedule.server';
import { startWorker } from '../jobs/worker.server';
import { followCatalogVersion } from '../usecases/catalog/follow-catalog-version.server';
import { keepCardsFresh } from '../usecases/catalog/keep-cards-fresh.server';
import { keepFormulasFresh } from '../usecases/dupes/keep-formulas-fresh.server';
import { followPriceDrops } from '../usecases/prices/refresh-price-drops.server';
import { keepSearchFresh } from '../usecases/search/keep-search-fresh.server';
import { createApp } from '../web/app.server';
import { createHealthApp } from '../web/health-app.server';
import { createMemoryListener } from '../web/http/cache/memory-listener.server';
import { createPageCache } from '../web/http/cache/page-cache.server';
import { createReadLimiter } from '../web/http/limits/read-limiter.server';
import { nodeListener } from '../web/http/node-listener.server';
import type { PageBuild } from '../web/http/render-page.server';
import { siteSecurityHeaders } from '../web/http/security-headers.server';
import { startRealtime } from '../web/realtime/start-realtime.server';
import { createAccounts } from './create-accounts.server';
import type { SiteDeps } from './create-deps.server';
import { createMetrics } from './create-metrics.server';
import { createOperatorClient } from './create-operator-client.server';
import { startWarmUp } from './warm-up.server';

const maxCacheBytes = 64 * 1024 * 1024;

interface ServiceOptions {
  config: Config;
  deps: SiteDeps;
  queryFigures: WatchedDatabase['figures'];
  services: ReadonlySet<'web' | 'worker'>;
  build: PageBuild;
  clientDir: string | undefined;
}

/** Starts the services on an open database. `stop` ends them and leaves the database open. */
export async function startServices({
  config,
  deps,
  queryFigures,
  services,
  build,
  clientDir,
}: ServiceOptions) {
  const isWeb = services.has('web');
  const catalogVersion = await followCatalogVersion(deps);
  const search = isWeb ? await startSearch(config, deps) : undefined;
  const cards = isWeb ? await keepCardsFresh(deps) : undefined;
  const formulas = isWeb ? await startFormulas(deps) : undefined;
  const jobs = services.has('worker') ? await startJobs(config, deps) : undefined;
  const cache = createPageCache({
    maxBytes: maxCacheBytes,
    // A new search index and new cards invalidate the pages rendered from the old ones, like a new catalog
    // version. A page rendered between a price change and its arrival in memory is thus rendered again.
    catalogVersion: () =>
      catalogVersion.current() +
      (search?.changes() ?? 0) +
      (cards?.changes() ?? 0) +
      (formulas?.changeovers() ?? 0),
  });
  const accounts = await createAccounts(config, deps);
  const { tokens, trustProxy, guestOrigins = [] } = accounts;
  let isStopping = false;
  const process = { isStopping: () => isStopping };
  const reads = createReadLimiter({ exempt: config.readLimitExempt });
  const stopSharing =
    isWeb && deps.db.messages && (await reads.share(deps.db.messages, 'read_limits'));
  const { devPages } = config;
  let warmUp: ReturnType<typeof startWarmUp> | undefined;
  const metrics = createMetrics();
  const app = createApp({
    deps,
    build,
    clientDir,
    cache,
    devPages,
    accounts,
    reads,
    process,
    metrics: metrics.requests,
  });
  const origins = [config.publicUrl, ...guestOrigins];
  const realtime = isWeb ? await startRealtime({ deps, tokens, trustProxy, origins }) : undefined;
  const web = search && realtime && { cache, search, realtime };
  const healthApp = createHealthApp({
    deps,
    process: { ...process, ...(jobs && { jobs: jobs.state }) },
    readMetrics: () => metrics.read({ deps, queryFigures, web, runsJobs: jobs !== undefined }),
  });
  return {
    listener: createMemoryListener({
      cache,
      log: deps.log,
      metrics: metrics.requests,
      https: config.publicUrl.startsWith('https:'),
      trustProxy,
      headers: siteSecurityHeaders(deps.site),
      fallback: nodeListener(app, deps),
    }),
    upgrade: realtime?.upgrade,
    /** Health checks and metrics for the operator. */
    health: nodeListener(healthApp, deps),
    /** Compiles the code of pages while no requests come; `idleMs` is how long none has been running. */
    startWarmUp(idleMs: () => number): void {
      warmUp = startWarmUp({ deps, build, idleMs });
    },
    /** Makes the readiness check fail from now on. */
    announceStop: () => {
      isStopping = true;
    },
    /** Closes all WebSockets; they would keep the HTTP server from closing. */
    stopRealtime: async () => realtime?.stop(),
    async stop() {
      metrics.stop();
      await warmUp?.stop();
      if (stopSharing) await stopSharing();
      deps.feeds.stop();
      await deps.clicks.stop();
      await deps.securityTally.stop();
      await jobs?.stop();
      await search?.stop();
      await cards?.stop();
      await formulas?.stop();
      await catalogVersion.stop();
      deps.mail.close();
      await deps.pictures.close();
      await deps.uploads.close();
    },
  };
}

async function startSearch(config: Config, deps: SiteDeps) {
  let builtAt = deps.clock.now();
  const search = await keepSearchFresh(deps, {
    createBuilder: createSearchIndexBuilder,
    snapshots: createSnapshotFolder(config.searchIndexDir),
    isOnlyProcess: deps.db.kind === 'pglite',
    use(index) {
      deps.search.replace(index);
      builtAt = deps.clock.now();
    },
  });
  return { ...search, builtAt: () => builtAt };
}

const startFormulas = (deps: SiteDeps) =>
  keepFormulasFresh(deps, {
    createBuilder: createFormulaIndexBuilder,
    use: deps.formulas.replace,
  });

/** Starts the worker with its schedule, and the list of price drops that jobs change. */
async function startJobs(config: Config, deps: SiteDeps) {
  const isDemo = config.catalog === 'demo';
  const { prices } = createOperatorClient(deps, config);
  const tasks = [
    ...schedule,
    priceHistoryTask(config.priceHistoryMonths),
    ...(isDemo && config.demoPrices === 'moving' ? [simulationTask(prices)] : []),
    ...(isDemo
      ? [demoReviewTask(config.demoProducts ?? defaultDemoProducts, createDemoReviewWriter)]
      : []),
  ];
  const worker = await startWorker(deps, { schedule: tasks });
  const stopPriceDrops = await followPriceDrops(deps);
  return {
    state: worker.state,
    async stop() {
      await worker.stop();
      await stopPriceDrops();
    },
  };
}
