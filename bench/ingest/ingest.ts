import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { startCluster } from '../../tests/setup/postgres-cluster.ts';
import { feedColumns, writeFeed } from './feed-file.ts';
import { type IngestEngine, loadIngestEngine } from './ingest-engine.ts';
import { printRow } from './ingest-row.ts';

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
    console.log(
      '\n| database | what | offers a second | seconds | seconds of our CPU | peak RSS |',
    );
    console.log('|---|---|---:|---:|---:|---:|');
    if (!engines.includes('pglite')) await onPostgres(files, size);
    if (!engines.includes('postgres')) {
      await measure('PGlite', join(folder, 'data'), files, size);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Files = Record<'first' | 'changed' | 'other', string>;

async function onPostgres(files: Files, size: number): Promise<void> {
  const cluster = await startCluster();
  try {
    await bareCopy(cluster.url, files.first, size);
    await measure('PostgreSQL', cluster.url, files, size);
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
  printRow('PostgreSQL', 'bare COPY', size, performance.now() - began);
  await client.query('drop table bare');
  await client.end();
}

/** In a process of its own: what it takes in memory is then its own, too. */
async function measure(kind: string, place: string, files: Files, size: number): Promise<void> {
  const program = fileURLToPath(new URL('./ingest-child.ts', import.meta.url));
  const args = [kind, place, String(size), files.first, files.changed, files.other];
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Taking feeds into ${kind} failed.`);
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
    for (let at = 0; at < text.length; at += 1 << 18)
      rows += splitter.write(text.slice(at, at + (1 << 18))).length;
    return rows + splitter.end().length;
  });
  const peer = timed(() => parse(text, { relax_quotes: true, relax_column_count: true }).length);
  const rate = ({ rows, ms }: { rows: number; ms: number }) =>
    `${Math.round((rows * 1_000) / ms).toLocaleString('en-US')} rows a second`;
  console.log(
    `Splitting ${(statSync(path).size / 1e6).toFixed(0)} MB of CSV: ours ${rate(own)}, csv-parse ${rate(peer)}.`,
  );
}
