import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { startCluster } from '../../tests/setup/postgres-cluster.ts';
import { feedColumns, writeFeed } from './feed-file.ts';
import {
  type IngestEngine,
  loadIngestEngine,
  operatorEnv,
  operatorFlags,
} from './ingest-engine.ts';
import { printRow } from './ingest-row.ts';
import { copySameTables } from './same-tables.ts';
import { measureSearchable } from './searchable.ts';

const parts = ['postgres', 'pglite', 'searchable', 'formulas'];
const defaultParts = ['postgres', 'pglite', 'searchable'];
/** One list in this number is changed. */
const listsPerChange = 100;
const searchableOffers = 100_000;

/**
 * Offers per second from a feed into PostgreSQL and PGlite, compared with a bare COPY of the feed's
 * rows and with a COPY of the resulting rows, and how long it takes until a running site finds
 * them. Sizes and parts may be given; `formulas` measures feeds with ingredient lists, of which one in a hundred changes.
 */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const named = args.filter((arg) => parts.includes(arg));
  const wanted = named.length > 0 ? named : defaultParts;
  if (wanted.some((part) => part !== 'searchable')) {
    const engine = await loadIngestEngine();
    for (const size of sizes.length > 0 ? sizes : [1_000_000]) await takeIn(engine, size, wanted);
  }
  if (wanted.includes('searchable')) await measureSearchable(searchableOffers);
}

async function takeIn(
  engine: IngestEngine,
  size: number,
  wanted: readonly string[],
): Promise<void> {
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
    if (wanted.includes('formulas')) {
      await withFormulas(files, size);
      return;
    }
    compareSplitters(engine, files.first);
    console.log(
      `\n${size.toLocaleString('en-US')} offers\n\n| database | what | offers per second | seconds | our CPU per offer | the server’s | peak RSS |`,
    );
    console.log('|---|---|---:|---:|---:|---:|---:|');
    if (wanted.includes('postgres')) await onPostgres(engine, files, size);
    if (wanted.includes('pglite'))
      await measure('PGlite', join(folder, 'data'), 0, files, size, 'all');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** New offers with ingredient lists, then two readings that agree about changed lists. */
async function withFormulas(files: Files, size: number): Promise<void> {
  const shop = { name: 'alpha', isOther: false, changed: 0 };
  await writeFeed(files.first, size, { ...shop, changedLists: 0 });
  await writeFeed(files.changed, size, { ...shop, changedLists: size / listsPerChange });
  const cluster = await startCluster({ isLasting: true });
  try {
    const server = await serverProcess(cluster.url);
    await measure('PostgreSQL', cluster.url, server, files, size, 'formulas');
    const [{ stored, confirmed } = { stored: 0, confirmed: 0 }] = await query<{
      stored: number;
      confirmed: number;
    }>(
      cluster.url,
      'select count(*)::int as stored, count(confirmed_at)::int as confirmed from product_change',
    );
    console.log(`<!-- ${stored} changes stored, ${confirmed} confirmed -->`);
  } finally {
    await cluster.remove();
  }
}

type Files = Record<'first' | 'changed' | 'other', string>;

/** With PostgreSQL's default durability: commits are on disk. */
async function onPostgres(engine: IngestEngine, files: Files, size: number): Promise<void> {
  const cluster = await startCluster({ isLasting: true });
  try {
    const { server, bareMs } = await bareCopy(cluster.url, files.first, size);
    const [firstMs = 0] = await measure('PostgreSQL', cluster.url, server, files, size, 'first');
    const folder = dirname(files.first);
    const sameMs = await copySameTables(engine, cluster.url, server, { folder, size });
    const share = (ms: number) => `${((ms / firstMs) * 100).toFixed(1)} %`;
    console.log(
      `<!-- the first reading is as fast as ${share(bareMs)} of the bare COPY, ${share(sameMs)} of the COPY into the same tables -->`,
    );
    await measure('PostgreSQL', cluster.url, server, files, size, 'rest');
  } finally {
    await cluster.remove();
  }
}

/**
 * The server's time to COPY the feed's file: one table, no keys, no queries. Returns its process.
 */
async function bareCopy(
  url: string,
  path: string,
  size: number,
): Promise<{ server: number; bareMs: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = feedColumns.split(',').map((name) => `"${name}" text`);
  await client.query(`create table bare (${columns.join(', ')})`);
  const began = performance.now();
  await client.query(`copy bare from '${path}' with (format csv, header)`);
  const bareMs = performance.now() - began;
  printRow('PostgreSQL', 'bare COPY of the file into one table without keys', size, bareMs);
  await client.query('drop table bare');
  await client.end();
  return { server: await serverProcess(url), bareMs };
}

/** The id of the database server's process. */
async function serverProcess(url: string): Promise<number> {
  const text = `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid`;
  const [row] = await query<{ pid: string }>(url, text);
  return Number(row?.pid);
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** In a separate process with its own memory. Returns how long each step took. */
async function measure(
  kind: string,
  place: string,
  server: number,
  files: Files,
  size: number,
  part: 'first' | 'rest' | 'all' | 'formulas',
): Promise<number[]> {
  const program = fileURLToPath(new URL('./ingest-child.ts', import.meta.url));
  const paths = [files.first, files.changed, files.other];
  const args = [kind, place, String(server), String(size), part, ...paths];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [...operatorFlags, program, ...args], {
    stdio: [...stdio],
    env: { ...process.env, ...operatorEnv },
  });
  const tookMs: number[] = [];
  child.on('message', (ms) => tookMs.push(Number(ms)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Ingesting into ${kind} failed.`);
  return tookMs;
}

/** Compares our CSV splitter with csv-parse, on the same bytes. */
function compareSplitters({ CsvSplitter }: IngestEngine, path: string): void {
  const bytes = readFileSync(path).subarray(0, 20_000_000);
  const timed = (work: () => number) => {
    const began = performance.now();
    const rows = work();
    return { rows, ms: performance.now() - began };
  };
  const own = timed(() => {
    const splitter = new CsvSplitter(',');
    const decoder = new TextDecoder();
    let rows = 0;
    for (let at = 0; at < bytes.length; at += 1 << 18) {
      const text = decoder.decode(bytes.subarray(at, at + (1 << 18)), { stream: true });
      rows += [...splitter.write(text)].length;
    }
    return rows + [...splitter.end()].length;
  });
  const peer = timed(() => parse(bytes, { relax_quotes: true, relax_column_count: true }).length);
  const rate = ({ rows, ms }: { rows: number; ms: number }) =>
    `${Math.round((rows * 1_000) / ms).toLocaleString('en-US')} rows per second`;
  console.log(
    `Splitting ${(statSync(path).size / 1e6).toFixed(0)} MB of CSV: ours ${rate(own)}, csv-parse ${rate(peer)}.`,
  );
}
