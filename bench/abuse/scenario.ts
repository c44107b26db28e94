import { setTimeout as pause } from 'node:timers/promises';
import { familyCpuSeconds } from '../cpu-time.ts';
import type { SiteServer } from '../site.ts';
import type { Tally } from './flood.ts';
import { startProbe, type Waits } from './probe.ts';
import { treeMemory, watchMemory } from './tree-memory.ts';

const cachedPage = '/products';
/** Baseline before the flood, which shows the load of other processes. */
const quietMs = 5_000;
const afterwardsMs = 60_000;
const stopMs = 20_000;
const goalMs = 250;

/** Runs an attack while a probe requests two pages, and prints their latencies. */
export async function measure(
  title: string,
  site: SiteServer,
  attack: () => Promise<Tally>,
): Promise<void> {
  console.log(`\n${title}`);
  // Warm the cache.
  for (let turn = 0; turn < 2; turn += 1) await (await fetch(site.url + cachedPage)).arrayBuffer();
  const before = treeMemory(site.pid);
  const memory = watchMemory(site.pid);
  const quiet = await probeDuring(site.url, () => pause(quietMs, {}));
  const cpuBefore = familyCpuSeconds(site.pid);
  const began = performance.now();
  const { result: tally, waits } = await probeDuring(site.url, attack);
  const cpu = familyCpuSeconds(site.pid) - cpuBefore;
  const seconds = (performance.now() - began) / 1_000;
  const peak = memory.stop();
  for (const [answer, times] of Object.entries(tally)) {
    console.log(`  ${answer.padEnd(32)}${String(times).padStart(8)}`);
  }
  for (const each of quiet.waits) console.log(waitsLine(`${each.path} before`, each.waits));
  for (const each of waits) console.log(waitsLine(each.path, each.waits));
  console.log(`  CPU of the site: ${cpu.toFixed(1)} s in ${seconds.toFixed(0)} s`);
  await pause(afterwardsMs);
  const after = treeMemory(site.pid);
  const sizes = [before, peak, after].map((size) => `${size.toFixed(0)} MiB`.padStart(9)).join('');
  console.log(`  memory before, peak, 60 s after ${sizes}`);
}

/** Probes both pages during an action. */
async function probeDuring<T>(url: string, act: () => Promise<T>) {
  const probes = ['/healthz', cachedPage].map((path) => ({ path, probe: startProbe(url + path) }));
  const result = await act();
  const waits = await Promise.all(
    probes.map(async ({ path, probe }) => ({ path, waits: await probe.stop() })),
  );
  return { result, waits };
}

function waitsLine(path: string, { asked, failed, p50, p99, max }: Waits): string {
  const times = [p50, p99, max].map((time) => `${time.toFixed(0)} ms`.padStart(10)).join('');
  const verdict = p99 <= goalMs && failed === 0 ? 'goal met' : 'GOAL MISSED';
  return `  ${path.padEnd(18)}p50, p99, max${times}   ${asked} asked, ${failed} failed   ${verdict}`;
}

/** Stops the site; kills it if it does not respond. */
export async function stopSite(site: SiteServer): Promise<void> {
  const timer = setTimeout(() => {
    console.log(`  the site did not stop within ${stopMs / 1_000} s and was killed`);
    process.kill(site.pid, 'SIGKILL');
  }, stopMs);
  await site.stop();
  clearTimeout(timer);
}
