import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const othersMask = 0o077;

/** Whether the mode gives access to the group or to other users. */
export function isOpenToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & othersMask) !== 0;
}

/**
 * Removes all access of other users to a folder and everything in it. Does not follow symbolic links.
 * Returns a path that could not be changed, for example because it belongs to another user or its file
 * system has no modes. Windows has no such modes.
 */
export function closeToOthers(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  // The folder first: once it is closed, its contents are unreachable.
  let failed = close(folder);
  for (const entry of list(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) failed = closeToOthers(path) ?? failed;
    else if (entry.isFile()) failed = close(path) ?? failed;
  }
  return failed;
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function close(path: string): string | undefined {
  try {
    const { mode } = lstatSync(path);
    if ((mode & othersMask) === 0) return undefined;
    chmodSync(path, mode & 0o700);
    // Some file systems ignore modes without reporting an error.
    return isOpenToOthers(path) ? path : undefined;
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isGone ? undefined : path;
  }
}
