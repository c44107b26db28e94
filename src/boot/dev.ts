import { createLog } from '../adapters/log.server';
import { parseConfig } from '../config/config';
import {
  createDeps,
  openDatabase,
  prepareDatabase,
  startOperatorServer,
  startServices,
} from './site.server';

/**
 * The site under hot reload. This module is evaluated anew whenever server code changes; the
 * database stays open across that, because opening it twice would lose rows.
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
// Should this reload fail, the next one must not stop the same services again.
devState.stop = undefined;
devState.db ??= await openDatabase(config, log, (line) => void process.stdout.write(`${line}\n`));
const deps = createDeps(config, devState.db, log);
await prepareDatabase(config, deps, process.stdout);
const site = await startServices({
  config,
  deps,
  services: new Set(['web', 'worker']),
  build: () => import('virtual:react-router/server-build'),
  clientDir: undefined,
});
const operatorServer = await startOperatorServer(config, site.operator);
devState.stop = async () => {
  await operatorServer?.close();
  await site.stopRealtime();
  await site.stop();
};

export const { listener, upgrade } = site;
