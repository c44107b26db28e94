// One peer in a process of its own: node peer-process.ts NAME ENGINE ROWS QUERIES
import { readFileSync } from 'node:fs';
import type { SearchPrices } from '../../src/domain/search/search-index.ts';
import { loadEngine } from './engine.ts';
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
const peer = await creators[name as PeerName]();

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Milliseconds of CPU: a busy machine takes time away from all, but hardly lets them compute more. */
const elsewhere = () => peer.spentElsewhere?.() ?? 0;
const inThread = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
const inProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function spent(clock: () => number, work: () => unknown): Promise<number> {
  const before = elsewhere();
  const began = clock();
  await work();
  const own = clock() - began;
  return own + elsewhere() - before;
}

async function build() {
  const before = memory();
  let rows = await readRows(rowsFile);
  const count = rows.length;
  globalThis.gc?.();
  const ms = await spent(inProcess, () => peer.build(rows));
  rows = [];
  return { ms, bytesPerProduct: (memory() - before) / count };
}

/** Asks in order until the time is up. */
async function round(kind: keyof QuerySet, budgetMs: number) {
  const asks: (() => unknown)[] =
    kind === 'suggest'
      ? queries.suggest.map((typed) => () => peer.suggest(typed))
      : queries.list.map((asked) => () => peer.list(asked));
  const times: number[] = [];
  let left = budgetMs;
  for (const ask of asks) {
    const ms = await spent(inThread, ask);
    times.push(ms);
    left -= ms;
    if (left < 0) break;
  }
  return times;
}

/** Applies the changes in pieces until the time is up. */
async function update(budgetMs: number) {
  let piece = 10;
  let done = 0;
  let longest = 0;
  let sum = 0;
  while (done < changes.length && sum < budgetMs) {
    const some = changes.slice(done, done + piece);
    const ms = await spent(inProcess, () => peer.update(some));
    longest = Math.max(longest, ms);
    sum += ms;
    done += piece;
    // A peer that is slow with a few never gets so many at once that the time runs away.
    if (ms < 100) piece = 1_000;
  }
  return { perSecond: (done / sum) * 1000, longestMs: longest };
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
      return timeUnderChanges(peer, queries, changes, inThread);
    case 'close':
      return (peer.close?.() ?? Promise.resolve()).then(() => {
        setImmediate(() => process.exit(0));
      });
  }
}

process.on('message', (request: Request) => {
  answer(request).then(
    (value) => process.send?.({ value: value ?? null }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ value: 'ready' });
