import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closeToOthers } from './data-folder/close-to-others.server';

/**
 * Runs in a separate Node process; its arguments are PGlite's file and the folder to fill. The log grows
 * by segments of 4 MB instead of 16, so a small disk has space for the next one for longer.
 */
const program = `
  const [library, folder] = process.argv.slice(1);
  require(library)
    .PGlite.create(folder, { initDbStartParams: ['--wal-segsize=4'] })
    .then((engine) => engine.close());
`;

/**
 * Creates the files of a new, empty database unless they exist. PGlite needs 870 MB for that and releases
 * little of it, so another process does it and exits, too soon to gain from optimized code (5 s of
 * processor time instead of 7). The folder gets its name when it is complete, so a
 * killed process leaves nothing that looks like a database. Never replaces files that are not a database.
 */
export async function createDataFolder(folder: string): Promise<void> {
  if (holdsDatabase(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const child = spawn(process.execPath, ['--liftoff-only', '-e', program, library, unfinished], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = `${complaints}${text}`.slice(-2_000);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`The database files could not be created: ${complaints || `exit ${code}`}`);
  }
  // PGlite creates world-readable and world-writable files, regardless of the umask.
  closeToOthers(unfinished);
  // An empty folder may exist.
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
}

/**
 * Whether a folder contains a database; false if it is empty or missing. Throws if it contains anything
 * else.
 */
function holdsDatabase(folder: string): boolean {
  if (!existsSync(folder)) return false;
  if (existsSync(join(folder, 'PG_VERSION'))) return true;
  if (readdirSync(folder).length === 0) return false;
  throw new Error(
    `${folder} holds files, but its PG_VERSION is missing, so it cannot be opened as a database. Nothing ` +
      'was changed. If your data was in there, put the missing files back or restore a backup ' +
      '(docs/backup.md). To start with an empty database, rename the folder first.',
  );
}
