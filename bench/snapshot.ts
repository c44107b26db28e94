import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleEngine, loadEngine } from './search/engine.ts';
import { makeRows, writeRows } from './search/records.ts';
import type { BuiltIndex, LoadedIndex } from './snapshot/index-process.ts';

const program = fileURLToPath(new URL('./snapshot/index-process.ts', import.meta.url));
const loads = 5;

/** Builds the index in one process, stores it, and loads it in others. */
export async function run(args: string[]): Promise<void> {
  const engine = await bundleEngine();
  const folder = mkdtempSync(join(tmpdir(), 'bench-snapshot-'));
  try {
    for (const size of args.length > 0 ? args.map(Number) : [50_000, 1_000_000]) {
      await runSize(size, engine.file, folder);
    }
  } finally {
    engine.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runSize(size: number, engine: string, folder: string): Promise<void> {
  const rowsFile = join(folder, 'rows.ndjson');
  writeRows(makeRows(await loadEngine(engine), size, new Date('2026-11-01')), rowsFile);
  const built = await inProcess<BuiltIndex>(['build', engine, folder, rowsFile]);
  rmSync(rowsFile);
  const loaded: LoadedIndex[] = [];
  for (let at = 0; at < loads; at++) {
    loaded.push(await inProcess<LoadedIndex>(['load', engine, folder, built.file]));
  }
  if (loaded.some(({ answers }) => answers !== built.answers)) {
    throw new Error('The stored index answers differently.');
  }
  const middle = (of: (own: LoadedIndex) => number) =>
    loaded.map(of).sort((a, b) => a - b)[loads >> 1] ?? 0;
  const [load = 0] = loadavg();
  const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(0);
  console.log(`\n${size.toLocaleString('en-US')} products, load ${load.toFixed(1)}`);
  console.table({
    'collecting the products': built.collect,
    'building the columns': built.finish,
    'the next index: taking over 99%': built.extend,
    'the next index: building the columns': built.finishExtended,
    'copying what may change': { ms: built.copyMs },
    'storing the index': built.store,
    'loading the index': { ms: middle(({ ms }) => ms), cpuMs: middle(({ cpuMs }) => cpuMs) },
    'new process until it is loaded': { ms: middle(({ readyMs }) => readyMs) },
    'longest block while loading': { ms: middle(({ maxBlockMs }) => maxBlockMs) },
  });
  console.log(
    `File: ${megabytes(built.fileBytes)} MiB. Memory of the process after building: ${megabytes(built.rssBytes)} MiB, after loading: ${megabytes(middle(({ rssBytes }) => rssBytes))} MiB.`,
  );
}

async function inProcess<Result>(args: string[]): Promise<Result> {
  const child = fork(program, args, { execArgv: ['--expose-gc', '--max-old-space-size=8192'] });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${code}.`);
  });
  const [result]: Result[] = await Promise.race([once(child, 'message'), exited]);
  if (!result) throw new Error('The process sent nothing.');
  exited.catch(() => {});
  return result;
}
