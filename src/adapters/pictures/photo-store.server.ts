import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '~/usecases/deps';

/** Photos from feeds, named by the hash of their content; never removed automatically. */
export interface PhotoStore {
  /** The path of a photo; null if it is not stored. */
  find(photo: string): Promise<string | null>;
  save(bytes: Uint8Array): Promise<string>;
}

interface PhotoStoreOptions {
  folder: string;
  /** For all machines; the folder is then a cache of it. */
  shared?: Pick<Files, 'get' | 'put'> | undefined;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (photo: string) => `photos/${photo}.webp`;

export function createPhotoStore({ folder, shared }: PhotoStoreOptions): PhotoStore {
  const pathOf = (photo: string) => join(folder, photo.slice(0, 2), `${photo}.webp`);

  async function write(photo: string, bytes: Uint8Array): Promise<string> {
    const path = pathOf(photo);
    const draft = join(folder, `draft-${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    return path;
  }

  return {
    async find(photo) {
      // Only a hash is accepted: a name from the database must not become an arbitrary path.
      if (!/^[\da-f]{64}$/.test(photo)) return null;
      if (existsSync(pathOf(photo))) return pathOf(photo);
      const bytes = await shared?.get(keyOf(photo));
      return bytes && hashOf(bytes) === photo ? write(photo, bytes) : null;
    },
    async save(bytes) {
      const photo = hashOf(bytes);
      await shared?.put(keyOf(photo), bytes, 'image/webp');
      await write(photo, bytes);
      return photo;
    },
  };
}
