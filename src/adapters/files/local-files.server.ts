import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '~/usecases/deps';
import { checkFileKey } from './file-key';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder of our own. */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written aside and then renamed: whoever looks sees the whole file or none.
      const draft = `${path}.${randomUUID()}`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
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
      // Its folder too, once nothing is left in there.
      if (key.includes('/')) await rmdir(dirname(path)).catch(() => {});
    },
  };
}
