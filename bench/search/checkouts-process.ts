// Two versions of our index in one process: node checkouts-process.ts ENGINE PEER ROWS QUERIES
import { createReadStream, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import type { SearchIndex, SearchProduct } from '../../src/domain/search/search-index.ts';
import { median } from '../tools.ts';
import { type Engine, loadEngine } from './engine.ts';
import { liveBytes } from './live-bytes.ts';
import type { ListingRequest, QuerySet, Typed } from './queries.ts';
import type { Row } from './records.ts';
import { milliseconds, quantile } from './report.ts';

const [engineFile = '', peerFile = '', rowsFile = '', queriesFile = ''] = process.argv.slice(2);

const rounds = 7;
/** As many products as the site adds at a time. */
const batchSize = 1_000;

async function* readBatches(): AsyncGenerator<SearchProduct[]> {
  let batch: SearchProduct[] = [];
  for await (const line of createInterface({ input: createReadStream(rowsFile) })) {
    const { rank, nameText, brandText, otherText, ...product }: Row = JSON.parse(line);
    batch.push({ ...product, firstSeenAt: new Date(product.firstSeenAt) });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** CPU time of this thread; the kernel counts in steps of at most four milliseconds. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest CPU time between two turns of the event loop while `work` runs. */
async function maxBlockMs(work: () => Promise<void>): Promise<number> {
  let max = 0;
  let before = cpuMs();
  let isRunning = true;
  const look = () => {
    const now = cpuMs();
    max = Math.max(max, now - before);
    before = now;
    if (isRunning) setImmediate(look);
  };
  setImmediate(look);
  await work();
  look();
  isRunning = false;
  return max;
}

interface Cost {
  addMs: number;
  /** At once. */
  maxAddMs: number;
  finishMs: number;
  maxFinishMs: number;
}

/** Builds an index as the site does. */
async function build({ createSearchIndexBuilder }: Engine) {
  const cost: Cost = { addMs: 0, maxAddMs: 0, finishMs: 0, maxFinishMs: 0 };
  const builder = createSearchIndexBuilder();
  for await (const batch of readBatches()) {
    const began = cpuMs();
    const blockedMs = await maxBlockMs(async () => builder.add(batch));
    cost.maxAddMs = Math.max(cost.maxAddMs, blockedMs);
    cost.addMs += cpuMs() - began;
  }
  const began = cpuMs();
  let index: SearchIndex | undefined;
  cost.maxFinishMs = await maxBlockMs(async () => {
    index = await builder.finish();
  });
  cost.finishMs = cpuMs() - began;
  if (!index) throw new Error('There is no index.');
  return { index, cost };
}

/** Builds an index and says what that costs. */
async function buildAndReport(name: string, engine: Engine): Promise<SearchIndex> {
  const before = await liveBytes();
  const { index, cost } = await build(engine);
  const bytes = ((await liveBytes()) - before) / index.productCount;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `${name}: ${index.productCount.toLocaleString('en-US')} products, ${bytes.toFixed(0)} bytes each. CPU: ` +
      `adding ${ms(cost.addMs)}, at most ${ms(cost.maxAddMs)} at once; ` +
      `building ${ms(cost.finishMs)}, at most ${ms(cost.maxFinishMs)} at once`,
  );
  return index;
}

type Query = { kind: string; piece: 'suggestions' | 'listing' };
type Ask = (index: SearchIndex) => unknown;

const suggest =
  ({ text }: Typed): Ask =>
  (index) =>
    index.suggest(text);

const list =
  (asked: ListingRequest): Ask =>
  (index) =>
    index.list({
      ...asked,
      now: new Date(asked.now),
      // A version without an order by relevance lists by popularity.
      sort: asked.sort === 'relevance' && !('named' in index) ? 'popular' : asked.sort,
    });

function readQueries(): (Query & { ask: Ask })[] {
  const { queries }: { queries: QuerySet } = JSON.parse(readFileSync(queriesFile, 'utf8'));
  return [
    ...queries.suggest.map((typed) => ({
      kind: typed.kind,
      piece: 'suggestions' as const,
      ask: suggest(typed),
    })),
    ...queries.list.map((asked) => ({
      kind: asked.kind,
      piece: 'listing' as const,
      ask: list(asked),
    })),
  ];
}

/** The best of all rounds: other load can only increase it. The first one asked is slower, so that changes. */
function measure(indexes: readonly SearchIndex[], asks: readonly Ask[]): number[][] {
  const best = indexes.map(() => asks.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, ask] of asks.entries()) {
      for (const turn of indexes.keys()) {
        const which = (turn + round) % indexes.length;
        const index = indexes[which];
        if (!index) continue;
        const began = performance.now();
        ask(index);
        const ms = performance.now() - began;
        const own = best[which];
        // The first round warms up.
        if (own && round > 0) own[at] = Math.min(own[at] ?? ms, ms);
      }
    }
  }
  return best;
}

const pair = (times: readonly number[]) =>
  `${milliseconds(median(times))} / ${milliseconds(quantile(times, 0.95))}`;

function reportRow(name: string, ours: readonly number[], peers: readonly number[]): void {
  const ratio = (of: (times: readonly number[]) => number) => (of(ours) / of(peers)).toFixed(2);
  const p95 = ratio((times) => quantile(times, 0.95));
  console.log(`| ${name} | ${pair(peers)} | ${pair(ours)} | ${ratio(median)} | ${p95} |`);
}

const ours = await buildAndReport('ours', await loadEngine(engineFile));
const peer = await buildAndReport('peer', await loadEngine(peerFile));
const queries = readQueries();
const [own = [], others = []] = measure(
  [ours, peer],
  queries.map(({ ask }) => ask),
);
console.log(
  '\n| kind of query | peer ms | ours ms | ÷ median | ÷ p95 |\n|---|---:|---:|---:|---:|',
);
for (const [piece, all] of Map.groupBy(queries.entries(), ([, query]) => query.piece)) {
  const report = (name: string, places: readonly number[]) =>
    reportRow(
      name,
      places.map((at) => own[at] ?? Number.NaN),
      places.map((at) => others[at] ?? Number.NaN),
    );
  report(
    `**${piece}**`,
    all.map(([at]) => at),
  );
  for (const [kind, ofKind] of Map.groupBy(all, ([, query]) => query.kind)) {
    report(
      `${piece}: ${kind}`,
      ofKind.map(([at]) => at),
    );
  }
}
console.log(
  `\nLoad average: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.`,
);
