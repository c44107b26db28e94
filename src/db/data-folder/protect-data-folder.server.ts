import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, isOpenToOthers } from './close-to-others.server';

/** There from the moment an open database was found until its keys have been replaced. */
const markerName = 'keys-were-readable';

/**
 * Closes an existing data folder to other users of the machine and returns what the operator should
 * know. A database that others could read is marked, so that its keys are replaced even if this
 * process is killed in between.
 */
export function protectDataFolder(dataDir: string): string[] {
  if (process.platform === 'win32' || !existsSync(dataDir)) return [];
  const folder = realpathSync(dataDir);
  const database = join(folder, 'pglite');
  const wasOpen = isOpenToOthers(folder);
  if (wasOpen && isOpenToOthers(database)) writeFileSync(join(folder, markerName), '');
  const mustWalk = wasOpen || hasExposedKeys(folder);
  const failed = mustWalk ? closeToOthers(folder) : closeToOthers(database);
  if (failed === undefined) return [];
  // New keys would be as readable as the old ones, and every start would replace them again.
  if (isOpenToOthers(folder) && isOpenToOthers(database)) forgetExposedKeys(folder);
  return [
    `Warning: ${failed} is open to other users of this machine, and its mode could not be changed. ` +
      `Make ${dataDir} a folder that only this user can enter (chmod 700).`,
  ];
}

/** Whether others could read the database and its keys have not been replaced since. */
export function hasExposedKeys(dataDir: string): boolean {
  return existsSync(join(dataDir, markerName));
}

/** The keys of an exposed database have been replaced. */
export function forgetExposedKeys(dataDir: string): void {
  rmSync(join(dataDir, markerName), { force: true });
}
