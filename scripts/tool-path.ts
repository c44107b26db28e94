import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './run-program.ts';

const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: '@playwright/test',
  'react-router': '@react-router/dev',
  tsc: 'typescript',
  vitest: 'vitest',
};
const manifest = z.object({ bin: z.record(z.string(), z.string()) });

/** The program of an installed tool. On Windows, the entries in .bin are shell scripts. */
export function toolPath(name: keyof typeof packages): string {
  const folder = join('node_modules', packages[name]);
  const { bin } = manifest.parse(
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  return join(folder, bin[name] ?? '');
}
