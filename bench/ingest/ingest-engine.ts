import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleParts } from '../bundle-parts.ts';

// One folder for all: the ingesting processes load the same bundles.
const folder = fileURLToPath(new URL('../../node_modules/.cache/bench-ingest', import.meta.url));

const exported = {
  openPglite: 'db/engine/pglite.server',
  openPostgres: 'db/engine/postgres.server',
  migrate: 'db/engine/migrate.server',
  createFeeds: 'adapters/feeds/create-feeds.server',
  createCandidateIndex: 'adapters/matching/candidate-index',
  ingestFile: 'usecases/feeds/ingest-file.server',
  CsvSplitter: 'domain/feeds/csv/split-csv',
};

const programs = { 'feed-worker.js': 'src/adapters/feeds/worker/feed-worker.server.ts' };

/** As started by `npm run glowfare`: see scripts/bootstrap.mjs. */
export const operatorFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
export const operatorEnv = { MALLOC_ARENA_MAX: '1' };

export interface IngestEngine {
  openPglite: typeof import('../../src/db/engine/pglite.server.ts').openPglite;
  openPostgres: typeof import('../../src/db/engine/postgres.server.ts').openPostgres;
  migrate: typeof import('../../src/db/engine/migrate.server.ts').migrate;
  createFeeds: typeof import('../../src/adapters/feeds/create-feeds.server.ts').createFeeds;
  createCandidateIndex: typeof import('../../src/adapters/matching/candidate-index.ts').createCandidateIndex;
  ingestFile: typeof import('../../src/usecases/feeds/ingest-file.server.ts').ingestFile;
  CsvSplitter: typeof import('../../src/domain/feeds/csv/split-csv.ts').CsvSplitter;
}

/** Bundles the ingestion code like the site's build. */
export async function loadIngestEngine(): Promise<IngestEngine> {
  mkdirSync(folder, { recursive: true });
  await bundleParts(folder, exported, programs);
  return loadBuiltEngine();
}

/** Loads the bundle of `loadIngestEngine`. */
export async function loadBuiltEngine(): Promise<IngestEngine> {
  return import(pathToFileURL(join(folder, 'out', 'engine.mjs')).href);
}
