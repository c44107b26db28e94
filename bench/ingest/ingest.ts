import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { startCluster } from '../../tests/setup/postgres-cluster.ts';
import { feedColumns, writeFeed } from './feed-file.ts';
import { type IngestEngine, loadIngestEngine } from './ingest-engine.ts';

/** Offers a second from a feed into PostgreSQL and PGlite, beside the bare COPY of the same rows. */
export async function run(args: readonly string[]): Promise<void> {
  const size = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1_000_000);
  const engines = args.filter((arg) => arg === 'postgres' || arg === 'pglite');
  const engine = await loadIngestEngine();
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-ingest-'));
  chmodSync(folder, 0o755);
  try {
    const files = {
      first: join(folder, 'first.csv'),
      changed: join(folder, 'changed.csv'),
      other: join(folder, 'other.csv'),
    };
    await writeFeed(files.first, size, { name: 'alpha', isOther: false, changed: 0 });
    await writeFeed(files.changed, size, { name: 'alpha', isOther: false, changed: 1 });
    await writeFeed(files.other, size, { name: 'beta', isOther: true, changed: 0 });
    compareSplitters(engine, files.first);
    console.log('\n| database | what | offers a second | seconds | peak RSS |');
    console.log('|---|---|---:|---:|---:|');
    if (!engines.includes('pglite')) await onPostgres(engine, files, size);
    if (!engines.includes('postgres')) {
      const db = await engine.openPglite(join(folder, 'data'));
      await measure('PGlite', engine, db, files, size);
      await db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Files = Record<'first' | 'changed' | 'other', string>;
type Db = Awaited<ReturnType<IngestEngine['openPglite']>>;

async function onPostgres(engine: IngestEngine, files: Files, size: number): Promise<void> {
  const cluster = await startCluster();
  try {
    await bareCopy(cluster.url, files.first, size);
    const db = engine.openPostgres({
      url: cluster.url,
      statementTimeoutMs: 120_000,
      onError: (error) => console.error(error),
    });
    await measure('PostgreSQL', engine, db, files, size);
    await db.close();
  } finally {
    await cluster.remove();
  }
}

/** What the server alone takes for the same rows: one table, no keys, nothing asked. */
async function bareCopy(url: string, path: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = feedColumns.split(',').map((name) => `"${name}" text`);
  await client.query(`create table bare (${columns.join(', ')})`);
  const began = performance.now();
  await client.query(`copy bare from '${path}' with (format csv, header)`);
  row('PostgreSQL', 'bare COPY', size, performance.now() - began, null);
  await client.query('drop table bare');
  await client.end();
}

async function measure(
  name: string,
  engine: IngestEngine,
  db: Db,
  files: Files,
  size: number,
): Promise<void> {
  await engine.migrate(db);
  const deps = {
    db,
    clock: { now: () => new Date() },
    feeds: engine.createFeeds({ folder: tmpdir() }),
  };
  const steps = [
    ['first time, all new products', files.first, 'Alpha'],
    ['the same file again', files.first, 'Alpha'],
    ['again with one price changed', files.changed, 'Alpha'],
    ['another store, all matched by title', files.other, 'Beta'],
  ] as const;
  for (const [what, path, retailer] of steps) {
    const memory = watchMemory();
    const began = performance.now();
    const { state, report } = await engine.ingestFile(deps, {
      address: path,
      retailer: { name: retailer },
      isFull: true,
      isTrial: false,
      isAccepted: false,
    });
    row(name, what, size, performance.now() - began, memory.stop());
    if (state === 'held' || report.bad > 0) console.log(`  ${state} ${JSON.stringify(report.problems.slice(0, 3))}`);
    const { matched, states, newProducts } = report;
    console.log(`<!-- ${state}: ${JSON.stringify({ newProducts, matched, states })} RSS over time: ${memory.curve()} -->`);
  }
}

function row(database: string, what: string, offers: number, ms: number, peak: number | null): void {
  const rate = Math.round((offers * 1_000) / ms).toLocaleString('en-US');
  const megabytes = peak === null ? '' : `${Math.round(peak / 1e6)} MB`;
  console.log(`| ${database} | ${what} | ${rate} | ${(ms / 1_000).toFixed(1)} | ${megabytes} |`);
}

function watchMemory() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(process.memoryUsage.rss()), 200);
  return {
    stop() {
      clearInterval(timer);
      samples.push(process.memoryUsage.rss());
      return Math.max(...samples);
    },
    /** Ten moments, evenly spread. */
    curve: () =>
      Array.from({ length: 10 }, (_, n) => samples[Math.floor((n * samples.length) / 10)] ?? 0)
        .map((bytes) => Math.round(bytes / 1e6))
        .join(' '),
  };
}

/** The splitter of our own beside csv-parse, on the same text. */
function compareSplitters({ CsvSplitter }: IngestEngine, path: string): void {
  const text = readFileSync(path, 'utf8').slice(0, 20_000_000);
  const timed = (work: () => number) => {
    const began = performance.now();
    const rows = work();
    return { rows, ms: performance.now() - began };
  };
  const own = timed(() => {
    const splitter = new CsvSplitter(',');
    let rows = 0;
    for (let at = 0; at < text.length; at += 1 << 18) rows += splitter.write(text.slice(at, at + (1 << 18))).length;
    return rows + splitter.end().length;
  });
  const peer = timed(() => parse(text, { relax_quotes: true, relax_column_count: true }).length);
  const rate = ({ rows, ms }: { rows: number; ms: number }) =>
    `${Math.round((rows * 1_000) / ms).toLocaleString('en-US')} rows a second`;
  console.log(`Splitting ${(statSync(path).size / 1e6).toFixed(0)} MB of CSV: ours ${rate(own)}, csv-parse ${rate(peer)}.`);
}
