import { openPriceWriter } from './cluster/engine.ts';
import { describeDelays, measureFreshness } from './cluster/freshness.ts';
import { measureKills } from './cluster/kills.ts';
import { measureRecovery } from './cluster/recovery.ts';
import { type Rig, startRig } from './cluster/rig.ts';
import { measureRollingRestart } from './cluster/rolling.ts';
import { measureVersions } from './cluster/versions.ts';

const parts: Record<string, (rig: Rig) => Promise<void>> = {
  async freshness(rig) {
    const prices = await openPriceWriter(rig);
    console.log(describeDelays(await measureFreshness(rig, prices, 100)));
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

/** A site of four web processes and two workers behind HAProxy, with PgBouncer, a replica and Redis. */
export async function run(args: string[]): Promise<void> {
  if (args[0] === 'versions') return measureVersions(args[1] ?? '');
  if (args[0] === 'recovery') return measureRecovery();
  const names = args.filter((arg) => arg in parts);
  console.log('Starting PostgreSQL with a replica, PgBouncer, Redis, six processes and HAProxy …');
  const rig = await startRig();
  try {
    for (const name of names.length > 0 ? names : Object.keys(parts)) {
      console.log(`\n${name}`);
      await parts[name]?.(rig);
    }
  } finally {
    await rig.stop();
  }
}
