import { createLog } from '../adapters/log.server';
import { parseConfig } from '../config/config';
import { createDeps } from './create-deps.server';
import { logSlowQueries, openDatabase } from './open-database.server';
import { prepareDatabase } from './prepare-database.server';
import { startOperatorServer } from './start-operator-server.server';
import { startServices } from './start-services.server';

/**
 * The site under hot reload. Vite evaluates this module again when server code changes; the database stays
 * open, because opening it twice would lose rows.
 */
type DevState = {
  db?: Awaited<ReturnType<typeof openDatabase>>;
  stop?: () => Promise<void>;
};
declare global {
  var glowfareDev: DevState | undefined;
}
globalThis.glowfareDev ??= {};
const devState = globalThis.glowfareDev;

const config = parseConfig({ GLOWFARE_LOCAL: '1', ...process.env }, process.cwd());
const log = createLog({ level: config.logLevel, forPeople: true });
await devState.stop?.();
// If this reload fails, the next one must not stop the same services again.
devState.stop = undefined;
devState.db ??= await openDatabase(config, log, (line) => void process.stdout.write(`${line}\n`));
const db = logSlowQueries(devState.db, config, log);
const deps = createDeps(config, db, log);
await prepareDatabase(config, deps, process.stdout);
const site = await startServices({
  config,
  deps,
  queryFigures: db.figures,
  services: new Set(['web', 'worker']),
  build: () => import('virtual:react-router/server-build'),
  clientDir: undefined,
});
const operatorServer = await startOperatorServer(config, deps);
devState.stop = async () => {
  await operatorServer?.close();
  await site.stopRealtime();
  await site.stop();
};

export const { listener, upgrade } = site;
