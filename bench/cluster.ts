import { measureChaos } from './cluster/chaos.ts';
import { measureConsistency } from './cluster/consistency.ts';
import { openPriceWriter } from './cluster/engine.ts';
import { measureFanout } from './cluster/fanout.ts';
import { describeDelays, measureFreshness } from './cluster/freshness.ts';
import { measureKills } from './cluster/kills.ts';
import { measureRecovery } from './cluster/recovery.ts';
import { type Rig, startRig } from './cluster/rig.ts';
import { measureRollingRestart } from './cluster/rolling.ts';
import { measureVersions } from './cluster/versions.ts';

type Part = (rig: Rig, args: readonly number[]) => Promise<void>;

/** Run if nothing is named. */
const parts: Record<string, Part> = {
  async freshness(rig) {
    const prices = await openPriceWriter(rig);
    console.log(describeDelays(await measureFreshness(rig, prices, 100)));
    await prices.close();
  },
  async consistency(rig) {
    const prices = await openPriceWriter(rig);
    console.log((await measureConsistency(rig, prices)).join('\n'));
    await prices.close();
  },
  async kills(rig) {
    const prices = await openPriceWriter(rig);
    console.log((await measureKills(rig, prices)).join('\n'));
    await prices.close();
    console.log(
      `Emails: ${rig.mail.letters()} different ones arrived, ${rig.mail.mails() - rig.mail.letters()} twice.`,
    );
  },
  async rolling(rig) {
    console.log(await measureRollingRestart(rig, 100_000));
  },
};

/** Run only by name. */
const longParts: Record<string, Part> = {
  async fanout(rig, [connections = 5_000]) {
    const prices = await openPriceWriter(rig);
    console.log((await measureFanout(rig, prices, connections)).join('\n'));
    await prices.close();
  },
  async chaos(rig, [minutes = 30, seed = Math.floor(Math.random() * 1e6)]) {
    console.log(`Seed ${seed}: npm run bench -- cluster chaos ${minutes} ${seed}`);
    const prices = await openPriceWriter(rig);
    console.log((await measureChaos(rig, prices, { minutes, seed })).join('\n'));
    await prices.close();
  },
};

/** A site of four web processes and two workers behind HAProxy, with PgBouncer, a replica and Redis. */
export async function run(args: string[]): Promise<void> {
  if (args[0] === 'versions') return measureVersions(args[1] ?? '');
  if (args[0] === 'recovery') return measureRecovery();
  const known: Record<string, Part> = { ...parts, ...longParts };
  /** Each part with the numbers that follow its name. */
  const chosen: [name: string, numbers: number[]][] = [];
  for (const arg of args) {
    if (arg in known) chosen.push([arg, []]);
    else chosen.at(-1)?.[1].push(Number(arg));
  }
  if (chosen.length === 0) for (const name of Object.keys(parts)) chosen.push([name, []]);
  console.log('Starting PostgreSQL with a replica, PgBouncer, Redis, six processes and HAProxy …');
  const rig = await startRig();
  try {
    for (const [name, numbers] of chosen) {
      console.log(`\n${name}`);
      await known[name]?.(rig, numbers);
    }
  } finally {
    await rig.stop();
  }
}
