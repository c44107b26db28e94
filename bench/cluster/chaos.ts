import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random, seededRandom } from '../search/random.ts';
import { startFavorites } from './chaos/favorites.ts';
import { startOutageLog } from './chaos/outage-log.ts';
import { startStalenessCheck } from './chaos/staleness.ts';
import type { PriceWriter } from './engine.ts';
import {
  databaseIncidents,
  type Incident,
  serviceIncidents,
  webProcess,
  worker,
} from './incidents.ts';
import type { Rig } from './rig.ts';
import { paths } from './rolling.ts';
import { describeCounts, startTraffic } from './traffic.ts';
import { startWrites } from './writes.ts';

/** A killed worker's jobs run elsewhere when their lease of a minute ends. */
const leasesRunOutMs = 75_000;

interface Target extends Incident {
  /** In the table: all web processes are one row. */
  kind: string;
  /** Of the process that is away. */
  name: string;
}

const named = (list: Record<string, Incident>): Target[] =>
  Object.entries(list).map(([name, incident]) => ({ ...incident, kind: name, name }));

/** One of these at a time, and one of the database at the same time. */
const processTargets = (rig: Rig): Target[] => [
  ...rig.web.map(({ name }, index) => ({ ...webProcess(index), kind: 'web process', name })),
  ...rig.workers.map(({ name }, index) => ({ ...worker(index), kind: 'worker', name })),
  ...named(serviceIncidents),
];

/** Kills random components under load, repairs them as a supervisor does, and counts what was lost. */
export async function measureChaos(
  rig: Rig,
  prices: PriceWriter,
  { minutes, seed }: { minutes: number; seed: number },
): Promise<string[]> {
  const until = performance.now() + minutes * 60_000;
  const outages = startOutageLog();
  const traffic = startTraffic(rig.url, paths, {
    connections: 8,
    pauseMs: 10,
    onResult: (result) => outages.countRequest(result === '200'),
  });
  const writes = await startWrites(rig, prices);
  const favorites = await startFavorites(rig);
  const staleness = await startStalenessCheck(rig, prices, outages);
  let lostPrices = 0;
  let restarts = 0;

  async function lane(targets: readonly Target[], random: Random, afterHeal: () => Promise<void>) {
    for (;;) {
      await pause(2_000 + random() * 6_000);
      const target = pick(targets, random);
      const noticedAfterMs = 1_000 + random() * 4_000;
      if (performance.now() > until) return;
      outages.begin(target);
      console.log(`${new Date().toISOString().slice(11, 19)} killing ${target.name}`);
      await target.kill(rig);
      await pause(noticedAfterMs);
      restarts += await healUntilUp(target, rig);
      outages.end(target);
      await afterHeal();
    }
  }
  await Promise.all([
    lane(processTargets(rig), seededRandom(seed), async () => {}),
    lane(named(databaseIncidents), seededRandom(seed + 1), async () => {
      await pause(2_000);
      lostPrices += await retry(() => writes.countLost());
    }),
  ]);
  await pause(5_000);
  await Promise.all([traffic.stop(), writes.stop(), favorites.stop(), staleness.stop()]);
  lostPrices += await writes.countLost();
  const lostFavorites = await favorites.countLost();
  console.log('Waiting for the leases of killed workers …');
  const { mailIds } = writes;
  const missing = () => mailIds.filter((id) => !rig.mail.hasArrived(id)).length;
  for (let waited = 0; waited < leasesRunOutMs && missing() > 0; waited += 1_000)
    await pause(1_000);
  const counts = writes.counts();
  const failures = new Map([...traffic.counts].filter(([kind]) => kind !== '200'));
  const number = (value: number) => value.toLocaleString('en-US');
  return [
    `Seed ${seed}, ${minutes} minutes.`,
    '',
    ...outages.describe(),
    '',
    '| | |',
    '|---|---|',
    `| requests for pages | ${number(traffic.requests())} |`,
    `| failed | ${number(traffic.failures())}${failures.size > 0 ? ` (${describeCounts(failures)})` : ''} |`,
    `| prices acknowledged / refused / lost | ${number(counts.acknowledged)} / ${number(counts.failed)} / ${lostPrices} |`,
    `| favorites acknowledged / refused / lost | ${number(favorites.acknowledged())} / ${number(favorites.refused())} / ${lostFavorites} |`,
    `| emails accepted / refused / lost / doubled | ${number(counts.mails)} / ${number(counts.failedMails)} / ${missing()} / ${rig.mail.mails() - rig.mail.letters()} |`,
    `| processes that had to be started again | ${restarts} |`,
  ];
}

/** A supervisor starts a process again that could not start; returns how often. */
async function healUntilUp(target: Target, rig: Rig): Promise<number> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      await target.heal(rig);
      return restarts;
    } catch (error) {
      console.log(
        `${target.name} did not start: ${error instanceof Error ? error.message : error}`,
      );
      await pause(1_000);
    }
  }
}

async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      // The pooler may be away.
      if (tries === 100) throw error;
      await pause(500);
    }
  }
}
