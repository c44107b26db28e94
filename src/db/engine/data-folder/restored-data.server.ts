import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the folder in which a restore prepares its data; removes the remains of an earlier one. */
export function makeRestoreFolder(dataDir: string): string {
  discardRestore(dataDir);
  const folder = join(dataDir, 'restoring');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** Removes the data that a failed restore has prepared. */
export function discardRestore(dataDir: string): void {
  rmSync(join(dataDir, 'restoring'), { recursive: true, force: true });
}

/** The ones of these folders that contain data a restore would replace. */
export function listRestoreTargets(dataDir: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const path = join(dataDir, name);
    return existsSync(path) && readdirSync(path).length > 0;
  });
}

/**
 * Moves prepared data into place and returns where the previous data was moved. Also finishes a restore
 * that was killed in between: a single rename commits the restore, and every start continues from there.
 * Requires the data folder's lock.
 */
export function finishRestore(dataDir: string, now: Date): string | undefined {
  const restored = join(dataDir, 'restored');
  if (!existsSync(restored)) return undefined;
  const aside = join(dataDir, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  for (const name of readdirSync(restored)) {
    const target = join(dataDir, name);
    if (existsSync(target)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      renameSync(target, join(aside, name));
    }
    renameSync(join(restored, name), target);
  }
  rmdirSync(restored);
  return existsSync(aside) ? aside : undefined;
}

/** Commits the prepared data and moves it into place. */
export function commitRestore(dataDir: string, now: Date): string | undefined {
  renameSync(join(dataDir, 'restoring'), join(dataDir, 'restored'));
  return finishRestore(dataDir, now);
}
