import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLog } from '../adapters/log.server';
import { type Config, parseConfig } from '../config/config';
import { ConfigError } from '../config/config-error';
import { AppError } from '../domain/app-error';
import { redactText } from '../domain/logs/redact';
import type { Deps } from '../usecases/deps';
import { createHttpServer } from '../web/http/http-server.server';
import { explainTrustProxy } from '../web/http/limits/proxy-warning.server';
import { checkNodeVersion } from './node-version.server';
import {
  endWithParent,
  isFirstStart,
  PreparationFailed,
  prepareInChild,
} from './prepare-in-child.server';
import {
  createDeps,
  openDatabase,
  prepareDatabase,
  startOperatorServer,
  startServices,
} from './site.server';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const help = `npm start -- [OPTIONS]

  --services web,worker   what this process does: serve pages, work on jobs, or both (the default)
  --prepare               only create, migrate and fill the database, then end
  --help                  this text

Everything else is set by environment variables: see README.md.`;

interface Arguments {
  services: Set<'web' | 'worker'>;
  /** Only make the database ready, then end. */
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
    say(help);
    process.exit(0);
  }
  const services = new Set<'web' | 'worker'>();
  for (const name of values.services.split(',')) {
    if (name !== 'web' && name !== 'worker') {
      throw new ConfigError(
        `--services knows web and worker, not "${name}". For example: --services=web,worker`,
      );
    }
    services.add(name);
  }
  return { services, prepareOnly: values.prepare };
}

/** Waits for a PostgreSQL that is still starting, as happens when both start together. */
async function prepareWithRetry(config: Config, deps: Deps): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await prepareDatabase(config, deps, process.stdout);
    } catch (error) {
      const isUnavailable = error instanceof AppError && error.code === 'database_unavailable';
      if (!isUnavailable || Date.now() > giveUpAt)
        throw isUnavailable ? new Error(`${error.message} (${error.detail})`) : error;
      if (attempt === 0) say(`Waiting for the database: ${error.detail}`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

async function run(config: Config, { services, prepareOnly }: Arguments): Promise<void> {
  const log = createLog({ level: config.logLevel, forPeople: process.stdout.isTTY });
  if (prepareOnly) {
    endWithParent();
  } else {
    say(
      config.databaseUrl
        ? 'Connecting to PostgreSQL …'
        : `Opening the database in ${config.dataDir} …`,
    );
    if (isFirstStart(config)) await prepareInChild(fileURLToPath(import.meta.url));
  }
  const db = await openDatabase(config, log, say);
  const deps = createDeps(config, db, log);
  await prepareWithRetry(config, deps);
  if (prepareOnly) {
    await db.close();
    process.exit(0);
  }
  const site = await startServices({
    config,
    deps,
    services,
    build: await import('virtual:react-router/server-build'),
    clientDir: fileURLToPath(new URL('../client', import.meta.url)),
  });
  const isWeb = services.has('web');
  const server = isWeb
    ? createHttpServer(site.listener, site.upgrade)
    : createHttpServer(site.health);
  const address = await server.listen(isWeb ? config.port : config.healthPort, config.host);
  const operatorServer = isWeb ? await startOperatorServer(config, site.operator) : undefined;
  const trust = isWeb && explainTrustProxy(config.trustProxy);
  if (trust) say(trust);
  if (isWeb && config.devPages && !config.smtpUrl) say(`Mail is kept here: ${address}/dev/outbox`);
  say(isWeb ? `Ready: ${address}` : `Ready: working on jobs. Health: ${address}/readyz`);

  let stopping = false;
  const skipDrain = new AbortController();
  const stop = async (signal: string) => {
    // Supervisors may send SIGTERM to us and to our parent, which passes it on; Ctrl-C is a person waiting.
    if (signal === 'SIGINT') skipDrain.abort();
    if (stopping) return;
    stopping = true;
    site.announceStop();
    server.drain();
    if (isWeb && config.drainMs > 0 && !skipDrain.signal.aborted) {
      say(`Stopping (${signal}): serving for ${config.drainMs / 1_000} more seconds …`);
      await pause(config.drainMs, undefined, { signal: skipDrain.signal }).catch(() => {});
    }
    say(`Stopping (${signal}): finishing what is under way …`);
    await operatorServer?.close();
    await site.stopRealtime();
    if (isWeb) await server.stop();
    await site.stop();
    // Monitoring sees a worker until it has finished its jobs.
    if (!isWeb) await server.stop();
    await db.close();
    log.flush();
    say('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// The reader of our output may go away (a closed terminal, a log collector's restart); the shop stays open.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.on('unhandledRejection', (error) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`Unhandled: ${redactText(text)}\n`);
  process.exit(1);
});

try {
  checkNodeVersion();
  await run(parseConfig(process.env, process.cwd()), readArguments());
} catch (error) {
  if (error instanceof PreparationFailed) process.exit(1);
  const known = error instanceof ConfigError;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(known ? `Cannot start:\n${text}\n` : `Cannot start: ${text}\n`);
  process.exit(1);
}
