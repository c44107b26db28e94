import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';

/** Whether this start has a whole catalog to load into a database inside the process. */
export function isFirstStart({ databaseUrl, dataDir }: Config): boolean {
  return !databaseUrl && !existsSync(join(dataDir, 'pglite'));
}

/**
 * Makes and fills the database in a process that ends when it is done: memory that PGlite has once
 * taken it never gives back, and filling takes twice what serving needs. Throws when it failed; it
 * has said why by then.
 */
export async function prepareInChild(program: string): Promise<void> {
  const child = spawn(process.execPath, [program, '--prepare'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl+C reaches both by itself; a signal to us alone has to be handed on.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code, signal] = await once(child, 'close');
  process.off('SIGTERM', stop);
  if (code !== 0) throw new PreparationFailed(code ?? signal);
}

/** In the other process: ends it when nobody waits for it any more, however that came about. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(1));
}

export class PreparationFailed extends Error {
  constructor(how: unknown) {
    super(`The database could not be prepared (${how}).`);
  }
}
