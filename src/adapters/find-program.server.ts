import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a child process's program: next to the calling source, or in the build. */
export function findProgram(starter: string, source: string, built: string): string {
  const here = dirname(fileURLToPath(starter));
  const path = join(here, source);
  return existsSync(path) ? path : findAbove(here, built);
}

/** Finds a file in a folder or its nearest ancestor. */
export function findAbove(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, name))) return join(at, name);
    if (at === dirname(at)) throw new Error(`${name} was not found above ${folder}`);
  }
}
