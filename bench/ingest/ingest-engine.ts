import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the project, so that its packages are found.
const folder = join(root, 'node_modules', '.cache', 'glowfare-bench-ingest');

/** As `npm run glowfare` starts it: see scripts/bootstrap.mjs. */
export const operatorFlags = ['--max-semi-space-size=16', '--heap-growing-percent=100'];

export interface IngestEngine {
  openPglite: typeof import('../../src/db/pglite.server.ts').openPglite;
  openPostgres: typeof import('../../src/db/postgres.server.ts').openPostgres;
  migrate: typeof import('../../src/db/migrate.server.ts').migrate;
  createFeeds: typeof import('../../src/adapters/feeds/create-feeds.server.ts').createFeeds;
  ingestFile: typeof import('../../src/usecases/ingest-file.server.ts').ingestFile;
  CsvSplitter: typeof import('../../src/domain/feeds/split-csv.ts').CsvSplitter;
}

/** What takes feeds in, bundled as the site's build does it. */
export async function loadIngestEngine(): Promise<IngestEngine> {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'engine.ts');
  writeFileSync(
    entry,
    `export { openPglite } from '~/db/pglite.server';
     export { openPostgres } from '~/db/postgres.server';
     export { migrate } from '~/db/migrate.server';
     export { createFeeds } from '~/adapters/feeds/create-feeds.server';
     export { ingestFile } from '~/usecases/ingest-file.server';
     export { CsvSplitter } from '~/domain/feeds/split-csv';`,
  );
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
  return loadBuiltEngine();
}

/** What `loadIngestEngine` has bundled. */
export async function loadBuiltEngine(): Promise<IngestEngine> {
  return import(pathToFileURL(join(folder, 'out', 'engine.mjs')).href);
}
