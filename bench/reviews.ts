import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/db/engine/database.server.ts';
import type { ReviewQuery } from '../src/domain/reviews/review.ts';
import { startCluster } from '../tests/setup/postgres-cluster.ts';
import { type Engine, openEngine } from './reviews/engine.ts';
import { fillReviews } from './reviews/fill.ts';
import { percentile } from './tools.ts';

const views = 300;
const all: ReviewQuery = {
  stars: null,
  skinType: null,
  hairType: null,
  ageRange: null,
  concern: null,
  verified: false,
  withPhotos: false,
  sort: 'helpful',
  page: 1,
};
const kinds: Readonly<Record<string, ReviewQuery>> = {
  'first page': all,
  newest: { ...all, sort: 'newest' },
  lowest: { ...all, sort: 'lowest' },
  'one star': { ...all, stars: 1 },
  'dry skin': { ...all, skinType: 'dry' },
  'verified (1 in 1,000)': { ...all, verified: true },
  'redness (1 in 1,400)': { ...all, concern: 'redness', sort: 'newest' },
  'dry skin, five stars': { ...all, skinType: 'dry', stars: 5 },
  'dry skin, age 25-34': { ...all, skinType: 'dry', ageRange: '25-34' },
  'the same, five stars': { ...all, skinType: 'dry', ageRange: '25-34', stars: 5 },
  'page 50': { ...all, page: 50 },
};

/** Reviews of a product with 100,000 of them, compared with products that have ten, taking turns. */
export async function run(args: string[]): Promise<void> {
  const many = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 100_000);
  const engine = await openEngine();
  const names = ['postgres', 'pglite'].filter(
    (name) => !args.some((arg) => /^p/.test(arg)) || args.includes(name),
  );
  for (const name of names) {
    const { db, close } = await (name === 'postgres' ? openServer(engine) : openFolder(engine));
    await engine.prepareSchema(db);
    const began = performance.now();
    await db.withLock('migration', async (session) => {
      for (const part of fillReviews(many).split(/;\s*/)) if (part) await session.script(part);
    });
    const seconds = (performance.now() - began) / 1_000;
    process.stdout.write(`${name}: ${many + 10_000} reviews in ${seconds.toFixed(1)} s\n`);
    for (const [kind, query] of Object.entries(kinds)) await compare(engine, db, kind, query);
    await measureSaving(engine, db);
    await close();
  }
}

async function compare(engine: Engine, db: Database, kind: string, query: ReviewQuery) {
  const [large, small]: number[][] = [[], []];
  if (!large || !small) return;
  for (let view = 0; view < views; view += 1) {
    for (const [times, productId] of [
      [large, 1],
      [small, 2 + (view % 1_000)],
    ] as const) {
      const began = performance.now();
      await engine.showReviews({ db }, { productId, query });
      times.push(performance.now() - began);
    }
  }
  const figures = (times: number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(2)}  p95 ${percentile(times, 0.95).toFixed(2)} ms`;
  const ratio = percentile(large, 0.95) / percentile(small, 0.95);
  process.stdout.write(
    `  ${kind.padEnd(24)} many: ${figures(large)}   ten: ${figures(small)}   p95 ratio ${ratio.toFixed(2)}\n`,
  );
}

async function measureSaving(engine: Engine, db: Database): Promise<void> {
  const times: number[] = [];
  const site = {
    brandName: 'Glowfare',
    publicUrl: 'http://localhost',
    contactEmail: '',
    demo: true,
  };
  for (let count = 0; count < 30; count += 1) {
    const userId = randomUUID();
    const text = `I have used it since spring, number ${count}, and would not want to miss it any more.`;
    const content = {
      ...{ author: null, stars: 4, title: 'Soft skin', text, wouldBuyAgain: true, usedFor: [] },
      ...{ usePeriod: null, gotItFree: false, skinType: 'dry', hairType: null, ageRange: null },
      ...{ concerns: [], photos: [] },
    };
    const writing = { userId, productId: 1, isAnonymous: false, network: userId, content };
    const began = performance.now();
    await engine.saveReview({ db, site, clock: { now: () => new Date() } }, writing);
    times.push(performance.now() - began);
  }
  process.stdout.write(
    `  saving a review: p50 ${percentile(times, 0.5).toFixed(1)}  p95 ${percentile(times, 0.95).toFixed(1)} ms\n`,
  );
}

async function openServer(engine: Engine) {
  const cluster = await startCluster();
  const db = engine.openPostgres({
    url: cluster.url,
    statementTimeoutMs: 600_000,
    onError: () => {},
  });
  return {
    db,
    async close() {
      await db.close();
      await cluster.stop();
    },
  };
}

async function openFolder(engine: Engine) {
  const folder = await mkdtemp(join(tmpdir(), 'glowfare-bench-reviews-'));
  const db = await engine.openPglite(join(folder, 'db'), {
    log: { info() {}, error() {} },
    onCrash: (reason) => {
      throw new Error(reason);
    },
  });
  return {
    db,
    async close() {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
