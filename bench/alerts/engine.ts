import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

const exported = {
  openPostgres: 'db/postgres.server',
  migrate: 'db/migrate.server',
  recordPrices: 'usecases/record-prices.server',
  evaluateAlerts: 'usecases/evaluate-alerts.server',
  sql: 'db/sql.server',
};

/** The parts of the site that the benchmark runs. */
export interface Engine {
  openPostgres: typeof import('../../src/db/postgres.server.ts').openPostgres;
  migrate: typeof import('../../src/db/migrate.server.ts').migrate;
  recordPrices: typeof import('../../src/usecases/record-prices.server.ts').recordPrices;
  evaluateAlerts: typeof import('../../src/usecases/evaluate-alerts.server.ts').evaluateAlerts;
  sql: typeof import('../../src/db/sql.server.ts').sql;
}

/** Bundles them as the site's build does, beside the packages that they need. */
export async function openEngine(): Promise<Engine & { remove(): void }> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-alerts-'));
  const entry = join(folder, 'engine.ts');
  const lines = Object.entries(exported).map(
    ([name, path]) => `export { ${name} } from '~/${path}';`,
  );
  writeFileSync(entry, lines.join('\n'));
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': join(root, 'src') } },
    build: {
      ssr: entry,
      outDir: join(folder, 'out'),
      target: 'node24',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
  });
  const engine: Engine = await import(pathToFileURL(join(folder, 'out', 'engine.mjs')).href);
  return { ...engine, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
