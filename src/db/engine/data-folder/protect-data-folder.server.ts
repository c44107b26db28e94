import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, isOpenToOthers } from './close-to-others.server';

/** Marker file: exists from finding an exposed database until its keys are replaced. */
const markerName = 'keys-were-readable';

/**
 * Restricts an existing data folder to its owner and returns warnings for the operator. Marks an exposed
 * database, so that its keys are replaced even if this process is killed in between.
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

/** Whether the database was exposed and its keys have not been replaced yet. */
export function hasExposedKeys(dataDir: string): boolean {
  return existsSync(join(dataDir, markerName));
}

/** Removes the marker after the keys were replaced. */
export function forgetExposedKeys(dataDir: string): void {
  rmSync(join(dataDir, markerName), { force: true });
}
