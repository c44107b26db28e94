import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the program for the pictures is, and the shapes: beside the sources, or beside the build. */
export function findPictureFiles(): { program: string; shapes: string } {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, 'worker', 'picture-worker.server.ts');
  const program = existsSync(source) ? source : findAbove(here, 'picture-worker.js');
  return {
    program,
    shapes: join(dirname(findAbove(here, 'package.json')), 'assets/pictures/shapes'),
  };
}

export function findAbove(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, name))) return join(at, name);
    if (at === dirname(at)) throw new Error(`${name} is not above ${folder}`);
  }
}
