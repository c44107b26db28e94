import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a program for a process of its own is: beside the source that starts it, or in the build. */
export function findProgram(starter: string, source: string, built: string): string {
  const here = dirname(fileURLToPath(starter));
  const path = join(here, source);
  return existsSync(path) ? path : findAbove(here, built);
}

/** The file of that name in the folder, or in the nearest one above. */
export function findAbove(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, name))) return join(at, name);
    if (at === dirname(at)) throw new Error(`${name} is not above ${folder}`);
  }
}
