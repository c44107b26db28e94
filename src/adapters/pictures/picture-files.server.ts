import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAbove, findProgram } from '../find-program.server';

/** Locates the worker program and the shapes, in the sources or in the build. */
export function findPictureFiles(): { program: string; shapes: string } {
  const here = dirname(fileURLToPath(import.meta.url));
  return {
    program: findProgram(import.meta.url, 'worker/picture-worker.server.ts', 'picture-worker.js'),
    shapes: join(dirname(findAbove(here, 'package.json')), 'assets/pictures/shapes'),
  };
}
