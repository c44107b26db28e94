import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

const config = fileURLToPath(new URL('real-data/vitest.config.ts', import.meta.url));

/** Runs parsing, search and matching over listings of real shops, which we cannot publish. */
export async function run([folder = '']: string[]): Promise<void> {
  if (folder === '' || !existsSync(folder)) {
    throw new Error('Name the folder with the data: npm run bench -- real-data FOLDER');
  }
  process.env.REAL_DATA = resolve(folder);
  const vitest = await startVitest('test', [], { config, run: true });
  await vitest.close();
}
