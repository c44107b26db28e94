import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Photographs that we keep, named by their content. They stay until somebody takes them away. */
export interface PhotoStore {
  /** Where the photograph is; null when we do not have it. */
  find(photo: string): string | null;
  keep(bytes: Uint8Array): Promise<string>;
}

export function createPhotoStore(folder: string): PhotoStore {
  const pathOf = (photo: string) => join(folder, photo.slice(0, 2), `${photo}.webp`);
  return {
    find(photo) {
      // A name from the database is a hash or nothing: it never becomes a path to somewhere else.
      if (!/^[\da-f]{64}$/.test(photo)) return null;
      return existsSync(pathOf(photo)) ? pathOf(photo) : null;
    },
    async keep(bytes) {
      const photo = createHash('sha256').update(bytes).digest('hex');
      const draft = join(folder, `draft-${randomUUID()}`);
      await mkdir(join(folder, photo.slice(0, 2)), { recursive: true });
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(photo));
      return photo;
    },
  };
}
