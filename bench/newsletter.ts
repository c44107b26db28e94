import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from './cpu-time.ts';
import { readMemory } from './memory.ts';
import { fillNewsletter, resetClaims } from './newsletter/fill.ts';
import { startMailSink } from './newsletter/mail-sink.ts';
import { startSiteAt } from './site.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends an issue to many subscribers, kills the sender halfway, and checks that everyone got it
 * once.
 */
export async function run(args: string[]): Promise<void> {
  const size = Number(args[0] ?? 100_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'glowfare-bench-newsletter-'));
  const sink = await startMailSink();
  const settings = { CATALOGUE: 'empty', SMTP_URL: sink.url };
  try {
    await (await startSiteAt(dataDir, settings)).stop();
    await fillNewsletter(dataDir, size);

    const first = await startSiteAt(dataDir, settings);
    const before = await follow(first.pid, () => sink.letters() >= size / 2);
    process.kill(first.pid, 'SIGKILL');
    await pause(500);
    await resetClaims(dataDir);

    const second = await startSiteAt(dataDir, settings);
    const after = await follow(second.pid, () => sink.letters() >= size);
    await second.stop();

    const seconds = before.seconds + after.seconds;
    console.log(`| subscribers | letters | duplicates | a second | CPU a letter | memory |
|---|---|---|---|---|---|
| ${size.toLocaleString('en-US')} | ${sink.letters().toLocaleString('en-US')} | ${sink.mails() - sink.letters()} | ${Math.round(size / seconds)} | ${(((before.cpu + after.cpu) / size) * 1_000).toFixed(1)} ms | ${before.memory.join(', ')} MiB, then ${after.memory.join(', ')} MiB |`);
    console.log(
      `${sink.megabytes().toFixed(0)} MiB of email. Killed (SIGKILL) after half of the emails.`,
    );
  } finally {
    await sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until done; returns seconds, CPU, and memory at each quarter. */
async function follow(pid: number, isDone: () => boolean) {
  const began = performance.now();
  const cpu = cpuSeconds(pid);
  const samples: number[] = [];
  while (!isDone()) {
    samples.push(Math.round(readMemory(pid).now));
    await pause(250);
  }
  const memory = [0.25, 0.5, 0.75, 1].map(
    (share) => samples[Math.max(0, Math.ceil(samples.length * share) - 1)] ?? 0,
  );
  return { seconds: (performance.now() - began) / 1_000, cpu: cpuSeconds(pid) - cpu, memory };
}
