import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareCheckouts } from './search/compare-checkouts.ts';
import { bundleEngine, bundlePeerIndex, loadEngine } from './search/engine.ts';
import { measureIngredientFilters } from './search/ingredient-filters.ts';
import { type KindNames, reportKinds } from './search/kinds.ts';
import { measure } from './search/measure.ts';
import { makeQueries } from './search/queries.ts';
import { seededRandom } from './search/random.ts';
import { makeChanges, makeRows, writeRows } from './search/records.ts';
import { report } from './search/report.ts';

const allSizes = [50_000, 250_000, 1_000_000];
const changeCount = 10_000;

/**
 * Compares our index with five others, or with --peer with the index of another checkout, with the same
 * queries at each size.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { peer: { type: 'string' } },
  });
  const [mode, ...given] = positionals;
  if (mode === 'ingredients') {
    return measureIngredientFilters(given.length > 0 ? given.map(Number) : [50_000, 1_000_000]);
  }
  const sizes = positionals.length > 0 ? positionals.map(Number) : allSizes;
  const engine = await bundleEngine();
  const peer = values.peer ? await bundlePeerIndex(values.peer) : null;
  try {
    for (const size of sizes) await runSize(size, engine, peer?.file);
  } finally {
    peer?.remove();
    engine.remove();
  }
}

async function runSize(size: number, engine: { folder: string; file: string }, peer?: string) {
  console.log(`\n${size.toLocaleString('en-US')} products …`);
  const { folder, file } = engine;
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
  if (peer) await compareCheckouts([file, peer, rowsFile, queriesFile]);
  else {
    const results = await measure(size, [file, rowsFile, queriesFile]);
    report(size, results);
    reportKinds(results, kinds);
  }
  rmSync(rowsFile);
}
