import { setTimeout as pause } from 'node:timers/promises';
import type { PriceWriter } from './engine.ts';
import { measureFreshness } from './freshness.ts';
import { incidents } from './incidents.ts';
import type { Rig } from './rig.ts';
import { paths } from './rolling.ts';
import { describeCounts, startTraffic } from './traffic.ts';
import { startWrites } from './writes.ts';

const untilNoticedMs = 3_000;
const settleMs = 3_000;

/** Kills each component under load and repairs it as its supervisor does. */
export async function measureKills(rig: Rig, prices: PriceWriter): Promise<string[]> {
  const lines = [
    '| killed | pages | not 200 | prices acknowledged / refused / lost | emails accepted / refused | fresh again after repair |',
    '|---|---|---|---|---|---|',
  ];
  for (const [name, { kill, heal }] of Object.entries(incidents)) {
    const traffic = startTraffic(rig.url, paths, { connections: 8, pauseMs: 10 });
    const writes = await startWrites(rig, prices);
    await pause(settleMs);
    await kill(rig);
    await pause(untilNoticedMs);
    await heal(rig);
    const repairedAt = performance.now();
    await retry(() => measureFreshness(rig, prices, 1));
    const freshAfter = Math.round(performance.now() - repairedAt);
    await pause(settleMs);
    await Promise.all([traffic.stop(), writes.stop()]);
    const { acknowledged, failed, mails, failedMails } = writes.counts();
    const failures = new Map([...traffic.counts].filter(([kind]) => kind !== '200'));
    lines.push(
      `| ${name} | ${traffic.requests().toLocaleString('en-US')} | ` +
        `${traffic.failures()}${failures.size > 0 ? ` (${describeCounts(failures)})` : ''} | ` +
        `${acknowledged} / ${failed} / ${await writes.countLost()} | ${mails} / ${failedMails} | ${freshAfter} ms |`,
    );
    console.log(lines.at(-1));
  }
  return lines;
}

async function retry(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
}
