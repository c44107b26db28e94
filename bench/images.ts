import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processSettings } from '../src/adapters/pictures/worker/process-settings.ts';
import { measureBurst } from './images/burst.ts';
import { type DemoPicture, readDemoPictures } from './images/demo-pictures.ts';
import { measureShared } from './images/shared.ts';
import { makeSheet } from './images/sheet.ts';

const sampleCount = 60;

/** Measures the CPU cost of pictures and how a burst of new ones slows pages; `sheet` draws an overview. */
export async function run(parts: readonly string[]): Promise<void> {
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  if (isWanted('cost')) await measureCost(await sampleProducts(sampleCount));
  if (isWanted('burst')) await measureBurst();
  if (isWanted('shared')) await measureShared();
  if (parts.includes('sheet')) await makeSheet();
}

/** Products spread over the whole demo catalog. */
async function sampleProducts(count: number): Promise<DemoPicture[]> {
  const samples = await readDemoPictures(6_000);
  const step = Math.floor(samples.length / count);
  return samples.filter((_, index) => index % step === 0).slice(0, count);
}

/** Runs in a process with the settings of the picture process. */
async function measureCost(samples: readonly DemoPicture[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-samples-'));
  const file = join(folder, 'samples.json');
  writeFileSync(file, JSON.stringify(samples));
  try {
    const child = fork(
      fileURLToPath(new URL('./images/cost-process.ts', import.meta.url)),
      [file],
      { execArgv: processSettings.execArgv, env: { ...process.env, ...processSettings.env } },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`measuring ended with ${code}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
