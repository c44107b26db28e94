import { loadParts } from '../bundle-parts.ts';

/** The parts of the site that the benchmark runs. */
export interface Engine {
  openPostgres: typeof import('../../src/db/engine/postgres.server.ts').openPostgres;
  allMigrations: typeof import('../../src/db/engine/migrate.server.ts').allMigrations;
  migrate: typeof import('../../src/db/engine/migrate.server.ts').migrate;
  sql: typeof import('../../src/db/engine/sql.server.ts').sql;
  findProductPage: typeof import('../../src/db/catalog/product-page.repo.server.ts').findProductPage;
  historyWindow: typeof import('../../src/usecases/prices/read-price-history.server.ts').historyWindow;
  recordPrices: typeof import('../../src/usecases/prices/record-prices.server.ts').recordPrices;
  tidyPriceHistory: typeof import('../../src/usecases/prices/history/tidy-price-history.server.ts').tidyPriceHistory;
}

export const openEngine = (): Promise<Engine> =>
  loadParts<Engine>('prices', {
    openPostgres: 'db/engine/postgres.server',
    allMigrations: 'db/engine/migrate.server',
    migrate: 'db/engine/migrate.server',
    sql: 'db/engine/sql.server',
    findProductPage: 'db/catalog/product-page.repo.server',
    historyWindow: 'usecases/prices/read-price-history.server',
    recordPrices: 'usecases/prices/record-prices.server',
    tidyPriceHistory: 'usecases/prices/history/tidy-price-history.server',
  });
