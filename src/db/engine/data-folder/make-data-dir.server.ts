import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the data folder for its owner only, or throws with the reason. Creates each folder separately:
 * Node's recursive mkdir never returns below /proc, where creating a folder fails with "not found".
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${reason}. ` +
        'Choose a folder that this user may create and write, with DATA_DIR.',
    );
  }
}

function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // A concurrent process created it first.
    if (!existsSync(path)) throw error;
  }
}
