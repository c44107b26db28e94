import { z } from 'zod';
import { startCluster } from '../tests/setup/postgres-cluster.ts';
import { openEngine } from './alerts/engine.ts';
import { createFiller } from './alerts/fill.ts';
import { median } from './tools.ts';

const products = 1_000_000;
const changes = 10_000;
const rounds = 5;
/** Observations per feed batch. */
const batch = 1_000;

interface Round {
  /** Microseconds per price change. */
  record: number;
  evaluate: number;
  evaluated: number;
}

/**
 * The cost of a price change as alerts grow. The same 10,000 products change every time: first
 * without alerts, then with one each; all other alerts are on other products.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : [10_000, 100_000, 1_000_000];
  const cluster = await startCluster();
  const engine = await openEngine();
  const { sql } = engine;
  const db = engine.openPostgres({
    url: cluster.url,
    statementTimeoutMs: 600_000,
    onError: () => {},
  });
  const filler = createFiller(cluster.url);
  let clock = Date.now();
  let cents = 1_990;
  const deps = {
    db,
    secrets: engine.createSecrets({ keyFile: '', givenKeys: [new Uint8Array(32)] }),
    clock: { now: () => new Date(clock) },
    site: { brandName: 'Glowfare', publicUrl: 'http://localhost', contactEmail: '', demo: true },
  };

  async function measure(): Promise<Round> {
    clock += 60_000;
    // Lower each time, but never low enough to trigger.
    cents -= 1;
    const began = performance.now();
    for (let from = 1; from <= changes; from += batch) {
      await engine.recordPrices(
        deps,
        Array.from({ length: batch }, (_, index) => ({
          offerId: (from + index) * 3,
          priceCents: cents,
          originalPriceCents: null,
          inStock: true,
          seenAt: new Date(clock),
        })),
      );
    }
    const recorded = performance.now();
    const jobs = await db.rows(
      z.object({ payload: z.object({ productIds: z.array(z.number()) }) }),
      sql`delete from job where kind = 'evaluate-alerts' returning payload`,
    );
    const start = performance.now();
    for (const { payload } of jobs) await engine.evaluateAlerts(deps, payload);
    const evaluated = jobs.reduce((sum, { payload }) => sum + payload.productIds.length, 0);
    const micros = (ms: number) => (ms * 1_000) / changes;
    return {
      record: micros(recorded - began),
      evaluate: micros(performance.now() - start),
      evaluated,
    };
  }

  try {
    await engine.migrate(db);
    console.log(`${products.toLocaleString('en')} products with three offers each …`);
    await filler.catalog(products);
    console.log(
      `\n${changes.toLocaleString('en')} price changes, median of ${rounds} rounds, µs each:\n`,
    );
    console.log('alerts       recorded   evaluated   alerts looked at');
    const report = async (alerts: number) => {
      const done: Round[] = [];
      await measure();
      for (let round = 0; round < rounds; round += 1) done.push(await measure());
      const of = (pick: (round: Round) => number) => median(done.map(pick));
      const [record, evaluate] = [of((round) => round.record), of((round) => round.evaluate)];
      console.log(
        `${alerts.toLocaleString('en').padEnd(12)} ${record.toFixed(0).padStart(8)} ${evaluate.toFixed(0).padStart(11)} ${String(of((round) => round.evaluated)).padStart(18)}`,
      );
      return record + evaluate;
    };
    await report(0);
    let filled = 0;
    const costs: number[] = [];
    for (const size of sizes) {
      await filler.alerts(filled + 1, size);
      filled = size;
      costs.push(await report(size));
    }
    const [minCost = 1, maxCost = 1] = [costs[0], costs.at(-1)];
    console.log(
      `\nWith the most alerts a change costs ${(maxCost / minCost).toFixed(2)} times what it costs with the fewest.`,
    );
  } finally {
    await filler.close();
    await db.close();
    await cluster.remove();
  }
}
