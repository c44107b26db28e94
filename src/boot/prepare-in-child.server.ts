import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config';

/** Whether this start loads the whole catalog into a PGlite database. */
export function isFirstStart({ databaseUrl, dataDir }: Config): boolean {
  return !databaseUrl && !existsSync(join(dataDir, 'pglite'));
}

/**
 * Creates and fills the database in a child process. PGlite never returns memory to the system, and
 * filling takes twice as much as serving. Throws if the child fails; the child has printed the reason.
 */
export async function prepareInChild(program: string): Promise<void> {
  const child = spawn(process.execPath, [program, '--prepare'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl+C reaches both processes; a signal sent only to us must be forwarded.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code, signal] = await once(child, 'close');
  process.off('SIGTERM', stop);
  if (code !== 0) throw new PreparationFailed(code ?? signal);
}

/** In the child: exits when the parent is gone. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(1));
}

export class PreparationFailed extends Error {
  constructor(how: unknown) {
    super(`The database could not be prepared (${how}).`);
  }
}
