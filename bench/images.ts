import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processSettings } from '../src/adapters/pictures/worker/process-settings.ts';
import { measureBurst } from './images/burst.ts';
import { type DemoRequest, readDemoRequests } from './images/demo-requests.ts';
import { makeSheet } from './images/sheet.ts';

const pictures = 60;

/** What a picture costs and what a burst of new ones does to pages; `sheet` shows sixty of them. */
export async function run(parts: readonly string[]): Promise<void> {
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  if (isWanted('cost')) await measureCost(await sampleWishes(pictures));
  if (isWanted('burst')) await measureBurst();
  if (parts.includes('sheet')) await makeSheet();
}

/** Products from all over the demo world. */
async function sampleWishes(count: number): Promise<DemoRequest[]> {
  const wishes = await readDemoRequests(6_000);
  const step = Math.floor(wishes.length / count);
  return wishes.filter((_, index) => index % step === 0).slice(0, count);
}

/** In a process with the settings of the one that makes pictures. */
async function measureCost(wishes: readonly DemoRequest[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-wishes-'));
  const file = join(folder, 'wishes.json');
  writeFileSync(file, JSON.stringify(wishes));
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
