import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createRemoteAccounts } from '../adapters/accounts/remote-accounts.server';
import { createDemoWorld, defaultDemoProducts } from '../adapters/demo-world/demo-world';
import { sampleProducts } from '../adapters/demo-world/sample-products';
import { createMailDeliveryJournal } from '../adapters/email/delivery-journal.server';
import { createLocalTransport, createSmtpTransport } from '../adapters/email/mail.server';
import { createFeeds } from '../adapters/feeds/create-feeds.server';
import { createLocalFiles } from '../adapters/files/local-files.server';
import { createS3Files } from '../adapters/files/s3-files.server';
import { createPictures } from '../adapters/pictures/create-pictures.server';
import { createPushTransport } from '../adapters/push/push-transport.server';
import { createSearchIndexBuilder } from '../adapters/search/create-search-index';
import { createSwappableSearch, type SwappableSearch } from '../adapters/search/swappable-search';
import { createSecrets } from '../adapters/secrets/create-secrets.server';
import { createUploads } from '../adapters/uploads/create-uploads.server';
import { basePath, createAuthService } from '../auth/auth-service.server';
import { fetchKeys } from '../auth/client/remote-keys.server';
import { createServiceCheck } from '../auth/client/service-check.server';
import { createTokenVerifier } from '../auth/client/token-verifier.server';
import { createCrossOrigin, originsOf } from '../auth/http/cross-origin.server';
import { createSessionCheck } from '../auth/sessions/session-check.server';
import { createInboxClient } from '../cli/forms/inbox-client.server';
import type { Config } from '../config/config';
import { makeDataDir } from '../db/engine/data-folder/make-data-dir.server';
import {
  forgetExposedKeys,
  hasExposedKeys,
  protectDataFolder,
} from '../db/engine/data-folder/protect-data-folder.server';
import type { Database } from '../db/engine/database.server';
import { openPglite } from '../db/engine/pglite.server';
import { openPostgres } from '../db/engine/postgres.server';
import type { CatalogSource } from '../domain/catalog/catalog-source';
import { schedule, simulationTask } from '../jobs/schedule.server';
import { startWorker, type Worker } from '../jobs/worker.server';
import { listDueAlerts } from '../usecases/alerts/list-due-alerts.server';
import { sendDueAlerts } from '../usecases/alerts/notify/send-due-alerts.server';
import { takeSnapshot } from '../usecases/backup/take-snapshot.server';
import { followCatalogVersion } from '../usecases/catalog/follow-catalog-version.server';
import { loadCatalog } from '../usecases/catalog/load-catalog.server';
import { type ClickCounter, createClickCounter } from '../usecases/clicks/count-clicks.server';
import type { Deps, Log, RemoteAccounts } from '../usecases/deps';
import { queueAuthMail } from '../usecases/email/queue-auth-mail.server';
import type { OperatorClient } from '../usecases/operations/operator-client';
import { prepareSchema } from '../usecases/operations/prepare-schema.server';
import { makeSiteKeys } from '../usecases/operations/site-keys.server';
import { followPriceDrops } from '../usecases/prices/follow-price-drops.server';
import { refreshPriceDrops } from '../usecases/prices/refresh-price-drops.server';
import { setPrice } from '../usecases/prices/set-price.server';
import { simulatePrices } from '../usecases/prices/simulate-prices.server';
import { keepSearchFresh } from '../usecases/search/keep-search-fresh.server';
import { replaceExposedKeys } from '../usecases/secrets/replace-exposed-keys.server';
import { unlockSecrets } from '../usecases/secrets/unlock-secrets.server';
import {
  createSecurityCounter,
  type SecurityCounter,
} from '../usecases/security/count-security-events.server';
import { listSecurityEventsFor } from '../usecases/security/list-security-events.server';
import type { SiteAccounts } from '../web/api/accounts/accounts.server';
import { createApp } from '../web/app.server';
import { createHealthApp } from '../web/health-app.server';
import { refuseMalformed } from '../web/http/bodies/malformed-request.server';
import { createMemoryListener } from '../web/http/cache/memory-listener.server';
import { createPageCache } from '../web/http/cache/page-cache.server';
import { createHttpServer } from '../web/http/http-server.server';
import { createReadLimiter } from '../web/http/limits/read-limiter.server';
import type { PageBuild } from '../web/http/pages.server';
import { siteSecurityHeaders } from '../web/http/security-headers.server';
import { createOperatorApp } from '../web/operator-app.server';
import { startRealtime } from '../web/realtime/start-realtime.server';
import { createLoadProgress } from './load-progress.server';
import { writeOperatorCredentials } from './operator-credentials.server';

/** The use cases see a search index and a counter; here we know that they can be exchanged and stopped. */
export interface SiteDeps extends Deps {
  search: SwappableSearch;
  clicks: ClickCounter;
  securityTally: SecurityCounter;
}

type Say = (line: string) => void;

/** Opens the configured database in a data folder that only its owner can access. */
export async function openDatabase(config: Config, log: Log, say: Say): Promise<Database> {
  // From here on, this process and its children create files for the owner only.
  process.umask(0o077);
  makeDataDir(config.dataDir);
  for (const warning of protectDataFolder(config.dataDir)) say(warning);
  if (!config.databaseUrl) return openPglite(config.dataDir, { log, onCrash });
  return openPostgres({
    url: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    onError: (error) => log.warn({ err: error }, 'lost a database connection'),
  });
}

/** The engine hangs after it has aborted, so nothing can be finished any more. The next start recovers. */
export function onCrash(reason: string): void {
  process.stderr.write(
    `The database has stopped: ${reason}. Ending at once. What was confirmed is saved; the next start ` +
      'recovers it, and needs room on the disk for that.\n',
  );
  process.exit(1);
}

/** Brings schema and catalog up to date; says in plain words what it did. */
export async function prepareDatabase(
  config: Config,
  deps: Deps,
  out: NodeJS.WriteStream,
): Promise<void> {
  const { applied, repaired } = await prepareSchema(deps.db);
  if (applied.length > 0) out.write(`Migrated the database: ${applied.join(', ')}.\n`);
  if (repaired.length > 0) out.write(`Repaired access rules: ${repaired.join('; ')}.\n`);
  await prepareSecrets(config, deps, (line) => void out.write(`${line}\n`));
  await makeSiteKeys(deps);
  await loadCatalog(deps, chooseSource(config, deps.clock.now()), createLoadProgress(out));
  const readOnly = deps.db.refusesWritesBecause();
  if (readOnly !== null) out.write(`Warning: ${readOnly}\n`);
  // So that the first visitor already sees what has become cheaper.
  else await refreshPriceDrops(deps);
}

/** Checks the secrets key, encrypts remaining plain text and replaces exposed keys. */
export async function prepareSecrets(config: Config, deps: Deps, say: Say): Promise<void> {
  const { isNewKey, sealed, unreadable } = await unlockSecrets(deps);
  if (isNewKey) {
    say(`Created ${deps.secrets.keySource}. Back it up: without it, the database cannot be used.`);
  }
  if (sealed > 0)
    say(`Encrypted ${sealed} secrets in the database with ${deps.secrets.keySource}.`);
  if (unreadable > 0) {
    say(`Warning: ${unreadable} secrets cannot be decrypted with ${deps.secrets.keySource}.`);
  }
  if (!hasExposedKeys(config.dataDir)) return;
  await replaceExposedKeys(deps);
  forgetExposedKeys(config.dataDir);
  say(
    `Warning: other users of this machine could read the database in ${config.dataDir}. The folder is ` +
      'now closed, and the keys that sign access tokens and push messages have been replaced. Password ' +
      'hashes, second factors and personal data may have been read: see "A data folder that was ' +
      'open to others" in docs/operating.md.',
  );
  if (config.auth.signingKey)
    say('Warning: replace AUTH_SIGNING_KEY too; it was stored in that database.');
}

function chooseSource({ catalog, demoProducts }: Config, now: Date): CatalogSource | null {
  if (catalog === 'empty') return null;
  return createDemoWorld({ products: demoProducts ?? defaultDemoProducts, now });
}

/** Everything outside that the use cases need. */
export function createDeps(config: Config, db: Database, log: Log): SiteDeps {
  const { brandName, publicUrl, mailFrom, contact } = config;
  const clock = { now: () => new Date() };
  const uploads = createUploads();
  return {
    db,
    log,
    clock,
    clicks: createClickCounter({ db, clock, log }),
    securityTally: createSecurityCounter({ db, clock, log }),
    mail: config.smtpUrl
      ? createSmtpTransport({
          smtpUrl: config.smtpUrl,
          from: mailFrom,
          record: createMailDeliveryJournal({ folder: join(config.dataDir, 'handed-over'), log }),
        })
      : createLocalTransport(),
    push: createPushTransport(),
    search: createSwappableSearch(),
    pictures: createPictures({ folder: join(config.dataDir, 'pictures'), uploads }),
    uploads,
    feeds: createFeeds({ folder: join(config.dataDir, 'feeds') }),
    secrets: createSecrets({
      keyFile: join(config.dataDir, 'secrets.key'),
      givenKeys: config.secretsKeys,
    }),
    files: config.s3 ? createS3Files(config.s3) : createLocalFiles(join(config.dataDir, 'files')),
    remoteAccounts: chooseRemoteAccounts(config),
    site: {
      brandName,
      publicUrl,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      contactAddress: contact.address,
      contactIsExample: contact.isExample,
      demo: config.catalog === 'demo',
      accountsUrl: config.auth.supabase?.url,
      signInProviders: config.auth.supabase ? [] : config.auth.providers.map(({ name }) => name),
      aiBaseUrl: config.aiBaseUrl,
    },
  };
}

/** The operator's desk at the database. */
export function createOperatorClient(
  deps: Deps,
  { dataDir }: Pick<Config, 'dataDir'>,
): OperatorClient {
  // The samples stay as their descriptions show them.
  const skipUpToProductId = sampleProducts.length;
  return {
    prices: {
      set: (input) => setPrice(deps, input),
      simulate: ({ changes }) => simulatePrices(deps, { changes, skipUpToProductId }),
    },
    alerts: {
      due: () => listDueAlerts(deps),
      sendDue: () => sendDueAlerts(deps),
    },
    inbox: createInboxClient(deps),
    security: { events: (query) => listSecurityEventsFor(deps, query) },
    backup: { snapshot: () => takeSnapshot({ db: deps.db, dataDir }, deps.clock.now()) },
  };
}

/** An account elsewhere can be removed with that project's service key, and only so. */
function chooseRemoteAccounts({ auth }: Config): RemoteAccounts | undefined {
  const { supabase, supabaseServiceKey: serviceKey } = auth;
  return supabase && serviceKey
    ? createRemoteAccounts({ url: `${supabase.url}${basePath}`, serviceKey })
    : undefined;
}

const maxCacheBytes = 64 * 1024 * 1024;

interface SiteParts {
  config: Config;
  deps: SiteDeps;
  services: ReadonlySet<'web' | 'worker'>;
  build: PageBuild;
  clientDir: string | undefined;
}

/** Accounts: ours, or those of the Supabase project that the configuration names. */
export async function createAccounts(
  config: Config,
  deps: Deps,
  /** Answers that must not tell who has an account come after a multiple of this. */
  equalTimeMs = 250,
): Promise<SiteAccounts> {
  const { clock, db, log, secrets, securityTally, site } = deps;
  const { supabase, supabaseServiceKey: _, signingKey, ...settings } = config.auth;
  const { trustProxy } = config;
  const { serviceKey, jwtSecret } = settings;
  if (supabase) {
    const issuer = `${supabase.url}${basePath}`;
    const tokens = createTokenVerifier({ issuer, readKeys: () => fetchKeys(issuer), clock });
    const isService = createServiceCheck({ serviceKey, jwtSecret, clock });
    return { tokens, isService, client: supabase, trustProxy };
  }
  const issuer = `${site.publicUrl}${basePath}`;
  const { brandName, publicUrl: siteUrl } = site;
  const service = await createAuthService({
    db,
    clock,
    log,
    secrets,
    signingKey,
    settings: { ...settings, brandName, siteUrl, issuer, equalTimeMs },
    queueMail: (tx, mail, now) => queueAuthMail({ site }, tx, mail, now),
    securityTally,
  });
  return {
    tokens: createTokenVerifier({
      issuer,
      readKeys: service.publicKeys,
      clock,
      isOpen: createSessionCheck({ db, clock }),
    }),
    isService: createServiceCheck({
      serviceKey,
      jwtSecret,
      findChosenKey: await service.findChosenKey(),
      clock,
    }),
    serve: service.fetch,
    guestOrigins: originsOf(settings.redirectUrls),
    crossOrigin: createCrossOrigin(settings.redirectUrls),
    // Supabase's client will not start without a key; ours asks for none.
    client: { url: siteUrl, anonKey: 'anon' },
    trustProxy,
  };
}

/** Starts the services on an open database. `stop` ends them and leaves the database open. */
export async function startServices({ config, deps, services, build, clientDir }: SiteParts) {
  const version = await followCatalogVersion(deps);
  const search = services.has('web')
    ? await keepSearchFresh(deps, {
        createBuilder: createSearchIndexBuilder,
        use: deps.search.replace,
      })
    : undefined;
  const operatorClient = createOperatorClient(deps, config);
  const isMoving = config.catalog === 'demo' && config.demoPrices === 'moving';
  const tasks = isMoving ? [...schedule, simulationTask(operatorClient.prices)] : schedule;
  const worker: Worker | undefined = services.has('worker')
    ? await startWorker(deps, { schedule: tasks })
    : undefined;
  const stopPriceDrops = services.has('worker') ? await followPriceDrops(deps) : undefined;
  const cache = createPageCache({
    maxBytes: maxCacheBytes,
    // What the old index answered must not outlive it, so a changeover counts as a new version.
    catalogVersion: () => version.current() + (search?.changeovers() ?? 0),
  });
  const accounts = await createAccounts(config, deps);
  const operatorKey = randomBytes(32).toString('base64url');
  const operator = {
    isOperator: createServiceCheck({ serviceKey: operatorKey, clock: deps.clock }),
    client: operatorClient,
  };
  let isStopping = false;
  const process = { isStopping: () => isStopping };
  const jobs = () => worker?.state() ?? 'ok';
  const { devPages } = config;
  const reads = createReadLimiter({ exempt: config.readLimitExempt });
  const app = createApp({ deps, build, clientDir, cache, devPages, accounts, reads, process });
  const listenerOf = ({ fetch }: typeof app) =>
    getRequestListener(fetch, { errorHandler: refuseMalformed(deps.log) });
  const { tokens, trustProxy, guestOrigins = [] } = accounts;
  const origins = [config.publicUrl, ...guestOrigins];
  const realtime = services.has('web')
    ? await startRealtime({ deps, tokens, trustProxy, origins })
    : undefined;
  return {
    /** The operator key for commands; new with every start. */
    operator: { key: operatorKey, listener: listenerOf(createOperatorApp(deps, operator)) },
    upgrade: realtime?.upgrade,
    /** For a process that only works on jobs. */
    health: listenerOf(createHealthApp(deps, { ...process, jobs })),
    /** From now on this process says that it is not ready. */
    announceStop: () => {
      isStopping = true;
    },
    /** Ends all websockets; they would keep the HTTP server from closing. */
    stopRealtime: async () => realtime?.stop(),
    listener: createMemoryListener({
      cache,
      log: deps.log,
      https: config.publicUrl.startsWith('https:'),
      trustProxy,
      headers: siteSecurityHeaders(deps.site),
      fallback: listenerOf(app),
    }),
    async stop() {
      deps.feeds.stop();
      await deps.clicks.stop();
      await deps.securityTally.stop();
      await worker?.stop();
      await stopPriceDrops?.();
      await search?.stop();
      await version.stop();
      deps.mail.close();
      await deps.pictures.close();
      await deps.uploads.close();
    },
  };
}

type Operator = Awaited<ReturnType<typeof startServices>>['operator'];

/**
 * Serves the operator API while the site has exclusive access to the database: on its own port on the
 * loopback interface, regardless of HOST. Undefined with PostgreSQL, where commands open the database.
 */
export async function startOperatorServer(config: Config, { key, listener }: Operator) {
  if (config.databaseUrl) return undefined;
  const server = createHttpServer(listener);
  const { port } = new URL(await server.listen(0, '127.0.0.1'));
  const credentials = writeOperatorCredentials(config.dataDir, {
    url: `http://127.0.0.1:${port}`,
    key,
  });
  return {
    async close(): Promise<void> {
      credentials.close();
      await server.stop();
    },
  };
}
