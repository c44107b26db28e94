import { loadavg, tmpdir } from 'node:os';
import { familyCpuSeconds } from '../cpu-time.ts';
import { loadBuiltEngine } from './ingest-engine.ts';
import { printRow } from './ingest-row.ts';

/** A separate process, so that its memory is that of ingestion only. */
const [kind = '', place = '', server = '', size = '', part = '', ...files] = process.argv.slice(2);
const [first = '', changed = '', other = ''] = files;
const engine = await loadBuiltEngine();
const fail = (reason: string) => {
  throw new Error(reason);
};
const db =
  kind === 'PGlite'
    ? await engine.openPglite(place, {
        log: { info: () => {}, error: console.error },
        onCrash: fail,
      })
    : engine.openPostgres({
        url: place,
        statementTimeoutMs: 120_000,
        onError: (error) => console.error(error),
      });
await engine.migrate(db);
const deps = {
  db,
  clock: { now: () => new Date() },
  feeds: engine.createFeeds({ folder: tmpdir() }),
  createCandidateIndex: engine.createCandidateIndex,
};
const steps = [
  ['first time, all new products', first, 'Alpha'],
  ['the same file again', first, 'Alpha'],
  ['again with one price changed', changed, 'Alpha'],
  ['another store, all matched by title', other, 'Beta'],
] as const;
const formulas = [
  ['first time, with ingredient lists', first, 'Alpha'],
  ['the same file again', first, 'Alpha'],
  ['again with one list in a hundred changed', changed, 'Alpha'],
  ['the changed lists again, so that changes are confirmed', changed, 'Alpha'],
] as const;
const wanted = { all: steps, first: steps.slice(0, 1), rest: steps.slice(1), formulas }[part] ?? [];
const serverMs = () => (kind === 'PGlite' ? null : familyCpuSeconds(Number(server)) * 1_000);

for (const [what, address, retailer] of wanted) {
  const memory = watchMemory();
  const serverBefore = serverMs();
  const oursBefore = familyCpuSeconds(process.pid);
  const began = performance.now();
  const { state, report } = await engine.ingestFile(deps, {
    address,
    retailer: { name: retailer },
    isFull: true,
    isTrial: false,
    isAccepted: false,
  });
  const ms = performance.now() - began;
  // Includes the reader process, which has ended by now.
  const oursMs = (familyCpuSeconds(process.pid) - oursBefore) * 1_000;
  const serverAfter = serverMs();
  printRow(kind, what, Number(size), ms, {
    oursMs,
    serverMs: serverAfter === null ? null : serverAfter - (serverBefore ?? 0),
    peak: memory.stop(),
  });
  // For comparisons in the parent process.
  process.send?.(ms);
  const { matched, states, newProducts, problems } = report;
  const facts = { newProducts, matched, states, problems: problems.slice(0, 3) };
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `<!-- ${state}, load ${load}, MB over time: ${memory.curve()}; ${JSON.stringify(facts)} -->`,
  );
}
await db.close();
if (process.connected) process.disconnect?.();

function watchMemory() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(process.memoryUsage.rss()), 200);
  return {
    stop() {
      clearInterval(timer);
      samples.push(process.memoryUsage.rss());
      return Math.max(...samples);
    },
    /** Ten samples, evenly spaced. */
    curve: () =>
      Array.from({ length: 10 }, (_, n) => samples[Math.floor((n * samples.length) / 10)] ?? 0)
        .map((bytes) => Math.round(bytes / 1e6))
        .join(' '),
  };
}
