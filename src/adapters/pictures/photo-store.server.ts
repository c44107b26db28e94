import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Photos from feeds, named by the hash of their content; never removed automatically. */
export interface PhotoStore {
  /** The path of a photo; null if it is not stored. */
  find(photo: string): string | null;
  save(bytes: Uint8Array): Promise<string>;
}

export function createPhotoStore(folder: string): PhotoStore {
  const pathOf = (photo: string) => join(folder, photo.slice(0, 2), `${photo}.webp`);
  return {
    find(photo) {
      // Only a hash is accepted: a name from the database must not become an arbitrary path.
      if (!/^[\da-f]{64}$/.test(photo)) return null;
      return existsSync(pathOf(photo)) ? pathOf(photo) : null;
    },
    async save(bytes) {
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
