import { loadParts } from '../bundle-parts.ts';

const exported = {
  openPostgres: 'db/engine/postgres.server',
  migrate: 'db/engine/migrate.server',
  recordPrices: 'usecases/prices/record-prices.server',
  evaluateAlerts: 'usecases/alerts/evaluate-alerts.server',
  createSecrets: 'adapters/secrets/create-secrets.server',
  sql: 'db/engine/sql.server',
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

export const openEngine = (): Promise<Engine> => loadParts<Engine>('alerts', exported);
