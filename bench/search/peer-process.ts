// One peer in a separate process: node peer-process.ts NAME ENGINE ROWS QUERIES
import { readFileSync } from 'node:fs';
import type { SearchPrices } from '../../src/domain/search/search-index.ts';
import { loadEngine } from './engine.ts';
import { liveBytes } from './live-bytes.ts';
import type { Peer } from './peer.ts';
import type { PeerName } from './peer-names.ts';
import type { QuerySet } from './queries.ts';
import { readRows } from './records.ts';
import { timeUnderChanges } from './under-changes.ts';

const [name = '', engineFile = '', rowsFile = '', queriesFile = ''] = process.argv.slice(2);

const creators: Record<PeerName, () => Promise<Peer>> = {
  ours: async () => (await import('./peers/ours.ts')).createOurs(await loadEngine(engineFile)),
  postgres: async () => (await import('./peers/postgres.ts')).createPostgres(),
  sqlite: async () => (await import('./peers/sqlite.ts')).createSqlite(),
  tantivy: async () => (await import('./peers/tantivy.ts')).createTantivy(),
  orama: async () => (await import('./peers/orama.ts')).createOrama(),
  minisearch: async () => (await import('./peers/minisearch.ts')).createMiniSearch(),
};

const { queries, changes }: { queries: QuerySet; changes: SearchPrices[] } = JSON.parse(
  readFileSync(queriesFile, 'utf8'),
);
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
const peer = await creators[name as PeerName]().catch((error: unknown) => {
  process.send?.({ error: messageOf(error) }, () => process.exit(1));
  // The process ends as soon as the message has left.
  return new Promise<never>(() => {});
});

async function build() {
  const before = await liveBytes();
  let rows = await readRows(rowsFile);
  const count = rows.length;
  globalThis.gc?.();
  const began = performance.now();
  await peer.build(rows);
  const ms = performance.now() - began;
  rows = [];
  return { ms, bytesPerProduct: ((await liveBytes()) - before) / count };
}

/** Extra time for a slow peer, so that it answers every kind of query once. */
const graceMs = 15_000;

/** Runs queries in order until the time is up. */
async function round(kind: keyof QuerySet, budgetMs: number) {
  const asks: (() => unknown)[] =
    kind === 'suggest'
      ? queries.suggest.map((typed) => () => peer.suggest(typed))
      : queries.list.map((asked) => () => peer.list(asked));
  const kinds = new Set(queries[kind].map((query) => query.kind)).size;
  const times: number[] = [];
  const end = performance.now() + budgetMs;
  for (const ask of asks) {
    const began = performance.now();
    await ask();
    const now = performance.now();
    times.push(now - began);
    if (now > end && (times.length >= kinds || now > end + graceMs)) break;
  }
  return times;
}

/** Applies the changes in batches until the time is up. */
async function update(budgetMs: number) {
  let batchSize = 10;
  const began = performance.now();
  let done = 0;
  let maxUpdateMs = 0;
  while (done < changes.length && performance.now() - began < budgetMs) {
    const start = performance.now();
    await peer.update(changes.slice(done, done + batchSize));
    const took = performance.now() - start;
    maxUpdateMs = Math.max(maxUpdateMs, took);
    done += batchSize;
    // Starts with small batches, so that a slow peer does not exceed the time.
    if (took < 100) batchSize = 1_000;
  }
  return { perSecond: (done / (performance.now() - began)) * 1000, longestMs: maxUpdateMs };
}

export type Request =
  | { do: 'build' }
  | { do: 'round'; kind: keyof QuerySet; budgetMs: number }
  | { do: 'update'; budgetMs: number }
  | { do: 'under-changes' }
  | { do: 'close' };

function answer(request: Request): Promise<unknown> {
  switch (request.do) {
    case 'build':
      return build();
    case 'round':
      return round(request.kind, request.budgetMs);
    case 'update':
      return update(request.budgetMs);
    case 'under-changes':
      return timeUnderChanges(peer, queries, changes);
    case 'close':
      return (peer.close?.() ?? Promise.resolve()).then(() => {
        setImmediate(() => process.exit(0));
      });
  }
}

process.on('message', (request: Request) => {
  answer(request).then(
    (value) => process.send?.({ value: value ?? null }),
    (error: unknown) => process.send?.({ error: messageOf(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ value: 'ready' });
