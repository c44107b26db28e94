import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { AppError } from '~/domain/app-error';
import { formatSize } from '~/domain/catalogue/size';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import { pictureLibrary, unbuilt } from '~/domain/pictures/picture-library';
import type { PictureFile } from '~/domain/pictures/picture-request';
import type { Pictures } from '~/usecases/deps';
import { fetchPhoto } from './fetch-photo.server';
import { createPhotoStore } from './photo-store.server';
import { createPictureCache } from './picture-cache.server';
import { findPictureFiles } from './picture-files.server';
import { createPictureProcess, type PictureFiles } from './picture-process.server';
import { createPictureQueue } from './picture-queue.server';
import type { AddressPolicy } from './public-address.server';
import type { Answer, Task } from './worker/protocol.ts';

interface PicturesOptions {
  /** Where made pictures and kept photographs lie. */
  folder: string;
  maxBytes?: number;
  processes?: number;
  /** How many may wait before the next is refused. */
  longestQueue?: number;
  /** How long somebody may wait for a picture; it is made all the same, for the next time. */
  patienceMs?: number;
  /** Another library of shapes, for tests. */
  shapes?: string;
  policy?: AddressPolicy;
}

const oneGibibyte = 1024 ** 3;

/** Pictures of products: composed by processes of their own, kept on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { folder, maxBytes = oneGibibyte, longestQueue = 400, patienceMs = 25_000 } = options;
  const { processes = availableParallelism() > 3 ? 2 : 1 } = options;
  const cache = createPictureCache(join(folder, 'made'), maxBytes);
  const photos = createPhotoStore(join(folder, 'photos'));
  const files = findFiles(options);
  const workers = Array.from({ length: processes }, () => createPictureProcess(files));
  const queue = createPictureQueue(workers, longestQueue);
  const underWay = new Map<string, Promise<Uint8Array>>();

  /** Whoever asks for the same at the same time waits for the same. */
  function make(name: string, task: Task | (() => Promise<Task>)): Promise<Uint8Array> {
    let made = underWay.get(name);
    if (!made) {
      made = makeAndKeep(name, task).finally(() => underWay.delete(name));
      underWay.set(name, made);
    }
    return withPatience(made, patienceMs);
  }

  async function makeAndKeep(name: string, task: Task | (() => Promise<Task>)) {
    const bytes = bytesOf(await queue.run(typeof task === 'function' ? await task() : task));
    await cache.keep(name, bytes);
    return bytes;
  }

  return {
    find: (file) => cache.find(nameOf(file)),
    compose({ brand, name, picture, size }, file) {
      const { width, format } = file;
      const wish = { brand, name, picture, size: size ? formatSize(size) : '', width, format };
      return make(nameOf(file), { kind: 'compose', wish });
    },
    async develop(photo, file) {
      const path = photos.find(photo);
      if (!path) return null;
      const { width, format } = file;
      const task = { kind: 'resize', file: path, width, format } as const;
      return make(nameOf(file), task).catch((error: unknown) => {
        if (error instanceof BrokenPicture) return null;
        throw error;
      });
    },
    async share({ id, version }, prepare) {
      const name = `share-${id}-${version}.jpg`;
      const task = async (): Promise<Task> => ({ kind: 'share', wish: await prepare() });
      return (await cache.find(name)) ?? make(name, task);
    },
    async keepPhoto(address, hosts) {
      const { policy } = options;
      const bytes = await fetchPhoto(address, { hosts, ...(policy && { policy }) });
      return photos.keep(bytesOf(await queue.run({ kind: 'check', bytes })));
    },
    async cropSquare(bytes, side) {
      const answer = await queue
        .run({ kind: 'crop', bytes, side })
        .catch((error: unknown): Answer => {
          if (error instanceof AppError) throw error;
          // What kills a decoder, or keeps it busy for too long, is no picture of anybody.
          return { failed: String(error) };
        });
      if ('failed' in answer) throw new PhotoRefused('broken', answer.failed);
      return bytesOf(answer);
    },
    close: () => queue.close(),
  };
}

function findFiles({ shapes, folder }: PicturesOptions): PictureFiles {
  const files = findPictureFiles();
  // Whoever brings shapes of his own may change them, which no version tells.
  if (shapes || pictureLibrary === unbuilt) return { ...files, ...(shapes && { shapes }) };
  return { ...files, prepared: { home: join(folder, 'shapes'), version: pictureLibrary } };
}

/** The picture, or after a while the advice to ask again: a browser's line is not for waiting on. */
async function withPatience(made: Promise<Uint8Array>, ms: number): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const busy = new AppError('busy', { message: 'This picture is still being made; ask again.' });
    timer = setTimeout(() => reject(busy), ms);
  });
  try {
    return await Promise.race([made, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing but digits, letters and dashes: what the request says never becomes a path. */
function nameOf({ id, version, width, format }: PictureFile): string {
  return `${id}-${version}-${width}.${format}`;
}

class BrokenPicture extends Error {}

function bytesOf(answer: Answer): Uint8Array {
  if ('bytes' in answer) return answer.bytes;
  if ('refused' in answer) throw new PhotoRefused(answer.refused, answer.detail);
  throw new BrokenPicture(answer.failed);
}
