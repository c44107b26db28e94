import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a restore prepares what belongs into the data folder; what is left of an earlier one goes. */
export function makeRestoreFolder(dataDir: string): string {
  discardRestore(dataDir);
  const folder = join(dataDir, 'restoring');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** Removes what a restore that failed has prepared. */
export function discardRestore(dataDir: string): void {
  rmSync(join(dataDir, 'restoring'), { recursive: true, force: true });
}

/** Which of these folders in the data folder hold data that a restore would replace. */
export function listRestoreTargets(dataDir: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const path = join(dataDir, name);
    return existsSync(path) && readdirSync(path).length > 0;
  });
}

/**
 * Puts what a restore has prepared into its place and returns where the data before it was moved to. Also
 * finishes a restore that was killed while doing so: one rename decides that the prepared data counts,
 * and every start takes it from there. Only the holder of the data folder's lock may call this.
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

/** Decides that the prepared data counts, and puts it into its place. */
export function commitRestore(dataDir: string, now: Date): string | undefined {
  renameSync(join(dataDir, 'restoring'), join(dataDir, 'restored'));
  return finishRestore(dataDir, now);
}
