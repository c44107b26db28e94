import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEngine, loadEngine } from './search/engine.ts';
import { type KindNames, reportKinds } from './search/kinds.ts';
import { measure } from './search/measure.ts';
import { makeQueries } from './search/queries.ts';
import { seededRandom } from './search/random.ts';
import { makeChanges, makeRows, writeRows } from './search/records.ts';
import { report } from './search/report.ts';

const allSizes = [50_000, 250_000, 1_000_000];
const changeCount = 10_000;

/** Compares our index with five others, with the same queries at each size. */
export async function run(args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : allSizes;
  const engine = await bundleEngine();
  try {
    for (const size of sizes) await runSize(size, engine);
  } finally {
    engine.remove();
  }
}

async function runSize(size: number, { folder, file }: { folder: string; file: string }) {
  console.log(`\n${size.toLocaleString('en-US')} products …`);
  const rowsFile = join(folder, 'rows.ndjson');
  const queriesFile = join(folder, 'queries.json');
  const now = new Date();
  // A separate function, so that a million products can be collected before measuring.
  const prepare = async (): Promise<KindNames> => {
    const rows = makeRows(await loadEngine(file), size, now);
    writeRows(rows, rowsFile);
    const random = seededRandom(7);
    const queries = makeQueries(rows, now, random);
    const changes = makeChanges(rows, changeCount, random);
    writeFileSync(queriesFile, JSON.stringify({ queries, changes }));
    return {
      suggest: queries.suggest.map(({ kind }) => kind),
      list: queries.list.map(({ kind }) => kind),
    };
  };
  const kinds = await prepare();
  const results = await measure(size, [file, rowsFile, queriesFile]);
  report(size, results);
  reportKinds(results, kinds);
  rmSync(rowsFile);
}
