import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadParts } from '../bundle-parts.ts';
import { median } from '../tools.ts';

interface Parts {
  createS3Files: typeof import('../../src/adapters/files/s3-files.server.ts').createS3Files;
}

/** The median size of an AVIF of 320 pixels. */
const bytes = new Uint8Array(4_227).fill(7);
const rounds = 500;

/** What a finished picture costs a process: from its own disk, and from a bucket that all machines share. */
export async function measureShared(): Promise<void> {
  const { createS3Files } = await loadParts<Parts>('images', {
    createS3Files: 'adapters/files/s3-files.server',
  });
  const server = fork(join(import.meta.dirname, 's3-process.ts'));
  const [options]: Parameters<typeof createS3Files>[0][] = await once(server, 'message');
  if (!options) throw new Error('The storage did not start.');
  const folder = mkdtempSync(join(tmpdir(), 'glowfare-bench-shared-'));
  const path = join(folder, 'picture.avif');
  writeFileSync(path, bytes);
  const files = createS3Files(options);
  const key = (index: number) => `pictures/${index}.avif`;
  try {
    console.log('| a picture of 4.2 KB | CPU | time |\n|---|---|---|');
    await measure('read from the disk', () => readFile(path));
    await measure('write to a bucket', (index) => files.put(key(index), bytes, 'image/avif'));
    await measure('read from a bucket', (index) => files.get(key(index)));
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function measure(name: string, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < 50; index += 1) await work(index);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index += 1) {
    const startedAt = performance.now();
    await work(index);
    times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1_000 / rounds;
  console.log(`| ${name} | ${cpuMs.toFixed(2)} ms | ${median(times).toFixed(2)} ms |`);
}
