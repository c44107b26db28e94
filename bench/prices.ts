import { z } from 'zod';
import type { Database } from '../src/db/engine/database.server.ts';
import { startCluster } from '../tests/setup/postgres-cluster.ts';
import { type Engine, openEngine } from './prices/engine.ts';
import { fillPrices, intervalsPerOffer, offersPerProduct } from './prices/fill.ts';
import { median, percentile } from './tools.ts';

const partitionMigration = '0083';
const writes = 10_000;

/** Moves a grown price history to partitions while pages are read and prices recorded, on PostgreSQL. */
export async function run(args: string[]): Promise<void> {
  const intervals = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 10_000_000);
  const engine = await openEngine();
  const cluster = await startCluster({ isLasting: true, settings: { shared_buffers: '1GB' } });
  const db = engine.openPostgres({
    url: cluster.url,
    statementTimeoutMs: 60_000,
    onError: () => {},
  });
  try {
    await measure(engine, db, intervals);
  } finally {
    await db.close();
    await cluster.remove();
  }
}

async function measure(engine: Engine, db: Database, intervals: number): Promise<void> {
  const products = intervals / intervalsPerOffer / offersPerProduct;
  await engine.migrate(
    db,
    engine.allMigrations.filter(({ name }) => name < partitionMigration),
  );
  const filled = await timed(() =>
    db.withLock('migration', async (session) => {
      for (const statement of fillPrices(intervals)) await session.script(statement);
    }),
  );
  print(
    `${intervals.toLocaleString('en')} closed intervals of ${products.toLocaleString('en')} products`,
  );
  print(`filled in ${(filled / 1_000).toFixed(0)} s`);

  const locks = watchLocks(engine, db);
  const reads = watch(() => readOffer(engine, db, products));
  const migrated = await reads.during('prices of an offer while the migration runs', async () => {
    await pause(1_000);
    return timed(() => engine.migrate(db));
  });
  await reads.stop();
  print(`migration: ${migrated.toFixed(0)} ms`);

  const views = watch(() => {
    const id = 1 + Math.floor(Math.random() * products);
    return engine.findProductPage(db, { id, ...engine.historyWindow(new Date()) });
  });
  await views.during('pages before', () => pause(10_000));
  const before = await recordRounds(engine, db, products);
  const sum = await checksum(engine, db);
  const deps = { db, clock: { now: () => new Date() } };
  const moved = await views.during('pages while intervals are moved', () =>
    timed(() => engine.tidyPriceHistory(deps, { rawMonths: 35, maxRunMs: 3_600_000 })),
  );
  const counts = await countIntervals(engine, db);
  print(
    `moved ${counts.past.toLocaleString('en')} intervals to ${counts.partitions} partitions in ${(moved / 1_000).toFixed(0)} s: ${((counts.past / moved) * 1_000).toFixed(0)} rows/s`,
  );
  print(`all intervals unchanged: ${sum === (await checksum(engine, db))}`);
  await db.withLock('upkeep', (session) => session.script('vacuum analyze'));
  await views.during('pages after', () => pause(10_000));
  const after = await recordRounds(engine, db, products);
  print(`recording prices: ${before.toFixed(0)} µs before, ${after.toFixed(0)} after`);

  const rolledUp = await views.during('pages while months become daily lows', () =>
    timed(() => engine.tidyPriceHistory(deps, { rawMonths: 24, maxRunMs: 3_600_000 })),
  );
  const left = await countIntervals(engine, db);
  const gone = counts.past - left.past;
  print(
    `${gone.toLocaleString('en')} intervals of ${counts.partitions - left.partitions} months became ${left.lows.toLocaleString('en')} ranges of daily lows in ${(rolledUp / 1_000).toFixed(0)} s: ${((gone / rolledUp) * 1_000).toFixed(0)} rows/s`,
  );
  print(`longest wait for a lock, sampled every 20 ms: ${await locks.stop()} ms`);
  await views.stop();
}

/** The view that the previous version reads. */
async function readOffer({ sql }: Engine, db: Database, products: number): Promise<void> {
  const id = 1 + Math.floor(Math.random() * products);
  const row = z.object({ count: z.number() });
  await db.rows(row, sql`select count(*) as count from price_interval where offer_id = ${id}`);
}

/** Reads one after another and measures each. */
function watch(read: () => Promise<unknown>) {
  let times: number[] = [];
  let isStopped = false;
  const reading = (async () => {
    while (!isStopped) {
      times.push(await timed(read));
      await pause(2);
    }
  })();
  return {
    async during<T>(what: string, work: () => Promise<T>): Promise<T> {
      times = [];
      const result = await work();
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2));
      const max = Math.max(...times).toFixed(0);
      print(`${what}: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max} ms (${times.length} reads)`);
      return result;
    },
    async stop() {
      isStopped = true;
      await reading;
    },
  };
}

const warmUpRounds = 3;
const rounds = 15;

/** Microseconds for each recorded price, median of the rounds after a warm-up. */
async function recordRounds(engine: Engine, db: Database, products: number): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const now = new Date();
    const observations = Array.from({ length: writes }, (_, index) => ({
      offerId: 1 + ((index * 97 + round * 31) % (products * offersPerProduct)),
      priceCents: 3_000 + Math.floor(Math.random() * 1_000),
      originalPriceCents: null,
      inStock: true,
      seenAt: now,
    }));
    const ms = await timed(async () => {
      for (let from = 0; from < writes; from += 1_000) {
        const deps = { db, clock: { now: () => now } };
        await engine.recordPrices(deps, observations.slice(from, from + 1_000));
      }
    });
    if (round >= warmUpRounds) costs.push((ms * 1_000) / writes);
  }
  return median(costs);
}

async function countIntervals(engine: Engine, db: Database) {
  const [row] = await db.withLock('upkeep', (session) =>
    session.rows(
      z.object({ past: z.number(), lows: z.number(), partitions: z.number() }),
      engine.sql`select (select count(*) from past_price_interval) as past,
        (select count(*) from daily_low_price) as lows,
        (select count(*) from pg_inherits where inhparent = 'past_price_interval'::regclass) as partitions`,
    ),
  );
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

/** The same as long as every interval is read exactly once. */
async function checksum(engine: Engine, db: Database): Promise<string> {
  const [row] = await db.withLock('upkeep', (session) =>
    session.rows(
      z.object({ sum: z.string() }),
      engine.sql`select concat_ws(' ', count(*), sum(hashint8(offer_id)::bigint * price_cents),
          sum(extract(epoch from valid_from)), sum(extract(epoch from valid_to))) as sum
        from price_interval`,
    ),
  );
  return row?.sum ?? '';
}

/** How long anyone waited for a lock. */
function watchLocks(engine: Engine, db: Database) {
  let maxWaitMs = 0;
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const [row] = await db.rows(
        z.object({ ms: z.number().nullable() }),
        engine.sql`select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms
          from pg_locks where not granted and database = (
            select oid from pg_database where datname = current_database())`,
      );
      maxWaitMs = Math.max(maxWaitMs, row?.ms ?? 0);
      await pause(20);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return Math.round(maxWaitMs);
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const print = (line: string) => process.stdout.write(`${line}\n`);
