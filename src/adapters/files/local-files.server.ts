import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '~/domain/durations';
import type { Files } from '~/usecases/deps';
import { checkFileKey } from './file-key';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keys never start with a dot, so no key has this name. */
const tempFolderName = '.drafts';
/** Longer than it takes to write a file. */
const maxTempFileAgeMs = hourMs;

export function createLocalFiles(folder: string): Files {
  const tempFolder = join(folder, tempFolderName);
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // Written to a temporary file and renamed, so that readers never see a partial file.
      await mkdir(tempFolder, { recursive: true, mode: 0o700 });
      if (performance.now() - cleanedAt > maxTempFileAgeMs) {
        cleanedAt = performance.now();
        await deleteOldTempFiles(tempFolder);
      }
      const tempPath = join(tempFolder, randomUUID());
      const file = await open(tempPath, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await renameInto(tempPath, path);
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      // Also removes the folder if it is empty.
      if (key.includes('/')) await rmdir(dirname(path)).catch(() => {});
    },
  };
}

/** Removes temporary files of processes that died while writing. Recent ones may be in use. */
async function deleteOldTempFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && Date.now() - info.mtimeMs > maxTempFileAgeMs) await rm(path, { force: true });
  }
}

/** Renames into a folder that a concurrent delete may remove while it is empty. */
async function renameInto(tempPath: string, path: string): Promise<void> {
  const maxTries = 10;
  for (let tries = 1; ; tries += 1) {
    try {
      // Creating a folder also fails while its parent is being removed.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(tempPath, path);
      return;
    } catch (error) {
      if (!isMissing(error) || tries === maxTries) throw error;
    }
  }
}
