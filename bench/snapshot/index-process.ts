import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import {
  anyProduct,
  type SavableSearchIndex,
  type SearchProduct,
} from '../../src/domain/search/search-index.ts';
import { type Engine, loadEngine } from '../search/engine.ts';
import type { Row } from '../search/records.ts';

interface Cost {
  ms: number;
  cpuMs: number;
}

export interface BuiltIndex {
  file: string;
  fileBytes: number;
  collect: Cost;
  finish: Cost;
  copyMs: number;
  store: Cost;
  /** The next index, with one percent of the products changed: taking over the others, and building the columns. */
  extend: Cost;
  finishExtended: Cost;
  rssBytes: number;
  answers: string;
}

export interface LoadedIndex extends Cost {
  /** Since the process was started. */
  readyMs: number;
  maxBlockMs: number;
  rssBytes: number;
  answers: string;
}

const productsPerBatch = 1_000;

function stopwatch() {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  return (): Cost => {
    const { user, system } = process.cpuUsage(before);
    return {
      ms: Math.round(performance.now() - startedAt),
      cpuMs: Math.round((user + system) / 1_000),
    };
  };
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** The same for indexes that answer the same. */
function answersOf(search: SavableSearchIndex): string {
  const now = new Date('2026-11-15');
  const hash = createHash('sha256');
  for (const sort of ['popular', 'relevance', 'price-low', 'rating', 'name', 'newest'] as const) {
    for (const text of ['', 'vitamin c serum', 'red lipstick under $30', 'moistruizer']) {
      const query = { ...anyProduct, search: text, sort, pageSize: 24, now };
      hash.update(JSON.stringify(search.list(query)));
      hash.update(JSON.stringify(search.suggest(text)));
    }
  }
  return hash.digest('hex');
}

async function* readBatches(rowsFile: string): AsyncGenerator<SearchProduct[]> {
  let batch: SearchProduct[] = [];
  for await (const line of createInterface({ input: createReadStream(rowsFile) })) {
    const row: Row = JSON.parse(line);
    const { rank, nameText, brandText, otherText, ...product } = row;
    batch.push({ ...product, firstSeenAt: new Date(row.firstSeenAt) });
    if (batch.length < productsPerBatch) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Of a hundred products, one is changed. */
const isChanged = (id: number): boolean => id % 100 === 0;

async function build(engine: Engine, folder: string, rowsFile: string): Promise<BuiltIndex> {
  const builder = engine.createSearchIndexBuilder();
  const collect: Cost = { ms: 0, cpuMs: 0 };
  const kept: number[] = [];
  const changed: SearchProduct[] = [];
  for await (const batch of readBatches(rowsFile)) {
    for (const product of batch) {
      if (isChanged(product.id)) changed.push({ ...product, name: `New ${product.name}` });
      else kept.push(product.id);
    }
    const stop = stopwatch();
    await builder.add(batch);
    const { ms, cpuMs } = stop();
    collect.ms += ms;
    collect.cpuMs += cpuMs;
  }
  const finishing = stopwatch();
  const search = await builder.finish();
  const finish = finishing();
  const snapshots = engine.createSnapshotFolder(folder);
  await snapshots.open();
  const copying = stopwatch();
  const chunks = search.toBytes();
  const { ms: copyMs } = copying();
  const storing = stopwatch();
  const file = await snapshots.save(chunks, new AbortController().signal);
  const store = storing();
  const fileBytes = statSync(join(folder, file)).size;
  const rssBytes = memory();
  const answers = answersOf(search);
  const extending = stopwatch();
  const next = await search.extend(kept, new Map());
  await next.add(changed);
  const extend = extending();
  const finishingNext = stopwatch();
  await next.finish();
  const finishExtended = finishingNext();
  return {
    file,
    fileBytes,
    collect,
    finish,
    copyMs,
    store,
    extend,
    finishExtended,
    rssBytes,
    answers,
  };
}

async function load(engine: Engine, folder: string, file: string): Promise<LoadedIndex> {
  const snapshots = engine.createSnapshotFolder(folder);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const loading = stopwatch();
  delays.enable();
  const search = await snapshots.load(file);
  delays.disable();
  const cost = loading();
  const readyMs = Math.round(performance.now());
  const rssBytes = memory();
  const maxBlockMs = Math.round(delays.max / 1e6);
  return { ...cost, readyMs, maxBlockMs, rssBytes, answers: answersOf(search) };
}

const [task, engineFile = '', folder = '', file = ''] = process.argv.slice(2);
const engine = await loadEngine(engineFile);
process.send?.(await (task === 'build' ? build : load)(engine, folder, file), () =>
  process.exit(0),
);
