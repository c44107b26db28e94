import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { familyCpuSeconds } from '../cpu-time.ts';
import type { IngestEngine } from './ingest-engine.ts';
import { printRow } from './ingest-row.ts';

/** Tables that a run fills, in order of their references, with their key. */
const filled = [
  ['product', 'id'],
  ['feed_offer', 'id'],
  ['offer', 'id'],
  ['product_price', 'product_id'],
] as const;
/** Filled before the first batch: a handful of rows. */
const before = ['retailer', 'feed', 'brand'];
const batchLength = 2_000;

/**
 * The server's time for the same rows that the first run wrote: they are copied out, and into the
 * same tables of another database, with all keys, indexes and checks, in batches of the same
 * length. No run could be faster over one connection. Returns how long it took.
 */
export async function copySameTables(
  engine: IngestEngine,
  url: string,
  server: number,
  { folder, size }: { folder: string; size: number },
): Promise<number> {
  let ms = 0;
  const rows = join(folder, 'rows');
  mkdirSync(rows);
  // The server runs as another user and writes the files.
  chmodSync(rows, 0o777);
  try {
    const batches = await copyOut(url, rows);
    const copy = new URL(url);
    copy.pathname = '/copied';
    await inDatabase(url, (client) => client.query('create database copied'));
    const db = engine.openPostgres({ url: copy.href, onError: (error) => console.error(error) });
    await engine.migrate(db);
    await db.close();
    await inDatabase(copy.href, async (client) => {
      for (const table of before) await client.query(`copy ${table} from '${rows}/${table}'`);
      const cpuBefore = familyCpuSeconds(server);
      const began = performance.now();
      for (let batch = 0; batch < batches; batch += 1) {
        await client.query('begin');
        for (const [table] of filled)
          await client.query(`copy ${table} from '${rows}/${table}-${batch}'`);
        await client.query('commit');
      }
      ms = performance.now() - began;
      const serverMs = (familyCpuSeconds(server) - cpuBefore) * 1_000;
      printRow('PostgreSQL', 'COPY of the rows it wrote into the same tables', size, ms, {
        serverMs,
      });
    });
    await inDatabase(url, (client) => client.query('drop database copied'));
    return ms;
  } finally {
    rmSync(rows, { recursive: true, force: true });
  }
}

/** Writes a file for each table and batch; returns the number of batches. */
async function copyOut(url: string, rows: string): Promise<number> {
  let batches = 0;
  await inDatabase(url, async (client) => {
    for (const table of before) await client.query(`copy ${table} to '${rows}/${table}'`);
    const { rows: counted } = await client.query<{ last: number }>(
      'select max(id) as last from feed_offer',
    );
    batches = Math.ceil((counted[0]?.last ?? 0) / batchLength);
    for (const [table, key] of filled)
      for (let batch = 0; batch < batches; batch += 1) {
        const from = batch * batchLength;
        await client.query(`copy (select * from ${table}
          where ${key} > ${from} and ${key} <= ${from + batchLength} order by ${key})
          to '${rows}/${table}-${batch}'`);
      }
  });
  return batches;
}

async function inDatabase(
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
