import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLog } from '../adapters/log.server';
import { type Config, parseConfig } from '../config/config';
import { ConfigError } from '../config/config-error';
import { requestIds } from '../db/jobs/request-ids.server';
import { AppError } from '../domain/app-error';
import { redactText } from '../domain/logs/redact';
import type { Deps } from '../usecases/deps';
import { createHttpServer } from '../web/http/http-server.server';
import { explainTrustProxy } from '../web/http/limits/proxy-warning.server';
import { createDeps } from './create-deps.server';
import { logSlowQueries, openDatabase } from './open-database.server';
import { prepareDatabase } from './prepare-database.server';
import {
  endWithParent,
  isFirstStart,
  PreparationFailed,
  prepareInChild,
} from './prepare-in-child.server';
import { startOperatorServer } from './start-operator-server.server';
import { startServices } from './start-services.server';
import { stopOnSignal } from './stop-site.server';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const help = `npm start -- [OPTIONS]

  --services web,worker   what this process does: serve pages, run jobs, or both (the default)
  --prepare               only create, migrate and fill the database, then exit
  --help                  show this text

Everything else is set by environment variables: see README.md.`;

interface Arguments {
  services: Set<'web' | 'worker'>;
  /** Only prepare the database, then exit. */
  prepareOnly: boolean;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      services: { type: 'string', default: 'web,worker' },
      prepare: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    print(help);
    process.exit(0);
  }
  const services = new Set<'web' | 'worker'>();
  for (const name of values.services.split(',')) {
    if (name !== 'web' && name !== 'worker') {
      throw new ConfigError(
        `--services accepts web and worker, not "${name}". For example: --services=web,worker`,
      );
    }
    services.add(name);
  }
  return { services, prepareOnly: values.prepare };
}

/** Retries while PostgreSQL is still starting, as happens when both start together. */
async function prepareWithRetry(config: Config, deps: Deps): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await prepareDatabase(config, deps, process.stdout);
    } catch (error) {
      const isUnavailable = error instanceof AppError && error.code === 'database_unavailable';
      if (!isUnavailable || Date.now() > giveUpAt)
        throw isUnavailable ? new Error(`${error.message} (${error.detail})`) : error;
      if (attempt === 0) print(`Waiting for the database: ${error.detail}`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

async function run(
  config: Config,
  { services, prepareOnly }: Arguments,
  entryUrl: string,
): Promise<void> {
  const log = createLog({
    level: config.logLevel,
    forPeople: process.stdout.isTTY,
    requestId: () => requestIds.getStore(),
  });
  if (prepareOnly) {
    endWithParent();
  } else {
    print(
      config.databaseUrl
        ? 'Connecting to PostgreSQL …'
        : `Opening the database in ${config.dataDir} …`,
    );
    if (isFirstStart(config)) await prepareInChild(fileURLToPath(entryUrl));
  }
  const db = logSlowQueries(await openDatabase(config, log, print), config, log);
  const deps = createDeps(config, db, log);
  await prepareWithRetry(config, deps);
  if (prepareOnly) {
    await db.close();
    process.exit(0);
  }
  const site = await startServices({
    config,
    deps,
    queryFigures: db.figures,
    services,
    build: await import('virtual:react-router/server-build'),
    clientDir: fileURLToPath(new URL('../client', entryUrl)),
  });
  const isWeb = services.has('web');
  const server = isWeb ? createHttpServer(site.listener, site.upgrade) : undefined;
  const address = await server?.listen(config.port, config.host);
  // A process that only runs jobs needs the port for its health checks.
  const healthPort = config.healthPort ?? (isWeb ? undefined : 0);
  const healthServer = healthPort === undefined ? undefined : createHttpServer(site.health);
  const healthAddress = await healthServer?.listen(healthPort ?? 0, config.host, 'HEALTH_PORT');
  const operatorServer = isWeb ? await startOperatorServer(config, deps) : undefined;
  const trust = isWeb && explainTrustProxy(config.trustProxy);
  if (trust) print(trust);
  if (isWeb && config.devPages && !config.smtpUrl)
    print(`Emails are shown at ${address}/dev/outbox`);
  if (isWeb && healthAddress) print(`Health and metrics: ${healthAddress}`);
  print(isWeb ? `Ready: ${address}` : `Ready: running jobs. Health: ${healthAddress}/readyz`);

  stopOnSignal({ config, site, server, healthServer, operatorServer, db, log });
  // A process that is killed would not write it.
  module.flushCompileCache();
  if (server) site.startWarmUp(server.idleMs);
}

/** Rejects an old Node. npm skips optional packages silently, so the Node they contain may be missing. */
function checkNodeVersion(): void {
  const version = process.versions.node;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  throw new Error(
    `This is Node ${version}, and Glowfare needs 22.22 or newer. ` +
      'Run `npm ci` without --omit=optional, which installs Node 26 on Linux, or install Node 26.',
  );
}

/** Starts the site, or prepares its database; `entryUrl` is the file that this process runs. */
export async function runSite(entryUrl: string): Promise<void> {
  // The reader of our output may disappear (a closed terminal, a restarted log collector); keep serving.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});

  process.on('unhandledRejection', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`Unhandled: ${redactText(text)}\n`);
    process.exit(1);
  });

  try {
    checkNodeVersion();
    await run(parseConfig(process.env, process.cwd()), readArguments(), entryUrl);
  } catch (error) {
    if (error instanceof PreparationFailed) process.exit(1);
    const known = error instanceof ConfigError;
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(known ? `Cannot start:\n${text}\n` : `Cannot start: ${text}\n`);
    process.exit(1);
  }
}
