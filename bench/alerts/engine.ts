import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundleParts, newBundleFolder } from '../bundle-parts.ts';

const exported = {
  openPostgres: 'db/postgres.server',
  migrate: 'db/migrate.server',
  recordPrices: 'usecases/record-prices.server',
  evaluateAlerts: 'usecases/evaluate-alerts.server',
  createSecrets: 'adapters/secrets/create-secrets.server',
  sql: 'db/sql.server',
};

/** The parts of the site that the benchmark runs. */
export interface Engine {
  openPostgres: typeof import('../../src/db/engine/postgres.server.ts').openPostgres;
  migrate: typeof import('../../src/db/engine/migrate.server.ts').migrate;
  recordPrices: typeof import('../../src/usecases/prices/record-prices.server.ts').recordPrices;
  evaluateAlerts: typeof import('../../src/usecases/alerts/evaluate-alerts.server.ts').evaluateAlerts;
  createSecrets: typeof import('../../src/adapters/secrets/create-secrets.server.ts').createSecrets;
  sql: typeof import('../../src/db/engine/sql.server.ts').sql;
}

export async function openEngine(): Promise<Engine & { remove(): void }> {
  const folder = newBundleFolder('alerts');
  const engine: Engine = await import(pathToFileURL(await bundleParts(folder, exported)).href);
  return { ...engine, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
