import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queueTestMail } from '../tests/e2e/queue-test-mail.ts';
import { startCluster } from '../tests/setup/postgres-cluster.ts';
import { startMailSink } from './newsletter/mail-sink.ts';
import { startSiteAt } from './site.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const writers = 6;
const emailsBeforeKill = 15;
/** A killed worker's jobs return first, after their lease of a minute expires. */
const leasesRunOutMs = 75_000;

/**
 * Repeatedly kills a site that sends emails at full speed, and counts duplicates.
 * tests/e2e/shutdown.spec.ts tests that nothing is lost.
 */
export async function run(args: string[]): Promise<void> {
  const kills = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 24);
  const engines = args.filter((arg) => arg === 'pglite' || arg === 'postgres');
  console.log(
    '| database | kills | queued | arrived | repeated | share |\n|---|---|---|---|---|---|',
  );
  for (const engine of engines.length > 0 ? engines : ['pglite', 'postgres']) {
    const { queued, arrived, repeated } = await measure(engine === 'postgres', kills);
    const share = `${((repeated / arrived) * 100).toFixed(2)}%`;
    console.log(`| ${engine} | ${kills} | ${queued} | ${arrived} | ${repeated} | ${share} |`);
  }
}

/**
 * Kills from another process. The mail server runs in this one: a kill from here would always
 * come right after it has processed what had arrived, before the site can read its answers.
 */
function killAfter(ms: number, pid: number): void {
  const program = `setTimeout(() => process.kill(${pid}, 'SIGKILL'), ${ms})`;
  spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
}

async function measure(onPostgres: boolean, kills: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'glowfare-bench-emails-'));
  const sink = await startMailSink();
  const cluster = onPostgres ? await startCluster({ isLasting: true }) : undefined;
  const settings = {
    CATALOGUE: 'empty',
    DEV_PAGES: 'on',
    LOG_LEVEL: 'silent',
    SMTP_URL: sink.url,
    DATABASE_URL: cluster?.url ?? '',
  };
  let queued = 0;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const site = await startSiteAt(dataDir, settings);
      const write = async () => {
        for (;;) {
          await queueTestMail(site.url);
          queued += 1;
        }
      };
      const writing = Promise.allSettled(Array.from({ length: writers }, write));
      const enough = sink.letters() + emailsBeforeKill;
      while (sink.letters() < enough) await pause(10);
      killAfter(Math.random() * 200, site.pid);
      await writing;
    }
    const site = await startSiteAt(dataDir, settings);
    await pause(leasesRunOutMs);
    await site.stop();
    return { queued, arrived: sink.letters(), repeated: sink.mails() - sink.letters() };
  } finally {
    await sink.close();
    await cluster?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
