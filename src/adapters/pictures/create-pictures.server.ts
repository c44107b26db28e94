import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { AppError } from '~/domain/app-error';
import { formatSize } from '~/domain/catalog/size';
import { pictureLibrary, unbuilt } from '~/domain/pictures/picture-library';
import { pictureQueueLimits } from '~/domain/pictures/picture-queue-limits';
import type { PictureFile } from '~/domain/pictures/picture-request';
import type { Pictures, Uploads } from '~/usecases/deps';
import { createFairQueue, type Ticket } from '../queue/fair-queue';
import { fetchPhoto } from './fetch-photo.server';
import { createPhotoStore } from './photo-store.server';
import { createPictureCache } from './picture-cache.server';
import { findPictureFiles } from './picture-files.server';
import {
  createPictureProcess,
  type PictureFiles,
  type PictureProcess,
} from './picture-process.server';
import type { AddressPolicy } from './public-address.server';
import type { Answer, Task } from './worker/protocol.ts';

interface PicturesOptions {
  /** Where made pictures and kept photographs lie. */
  folder: string;
  maxBytes?: number;
  processes?: number;
  /** Maximum queue length, in total and per network address. */
  maxWaiting?: number;
  maxPerNetwork?: number;
  /** How long somebody may wait for a picture; it is made all the same, for the next time. */
  patienceMs?: number;
  /** Another library of shapes, for tests. */
  shapes?: string;
  policy?: AddressPolicy;
  /** Decodes untrusted photos. */
  uploads: Pick<Uploads, 'convertPhoto'>;
}

const oneGibibyte = 1024 ** 3;

/** Pictures of products: composed by processes of their own, kept on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { folder, maxBytes = oneGibibyte, patienceMs = 25_000, uploads } = options;
  const { maxWaiting, maxPerNetwork } = { ...pictureQueueLimits, ...options };
  const { processes = availableParallelism() > 3 ? 2 : 1 } = options;
  const cache = createPictureCache(join(folder, 'made'), maxBytes);
  const photos = createPhotoStore(join(folder, 'photos'));
  const files = findFiles(options);
  const workers = Array.from({ length: processes }, () => createPictureProcess(files));
  const queue = createFairQueue(workers, {
    maxWaiting,
    maxPerKey: maxPerNetwork,
    busyMessage: 'Too many pictures are being created right now. Please try again in a moment.',
  });
  const underWay = new Map<string, { made: Promise<Uint8Array>; ticket: Ticket<PictureProcess> }>();

  const sharing = new Map<string, Promise<Uint8Array>>();

  /** Requests for the same picture share one job, which runs at the earliest turn of any of their networks. */
  async function make(name: string, task: Task, network: string): Promise<Uint8Array> {
    let known = underWay.get(name);
    if (known) known.ticket.join(network);
    else {
      const ticket = queue.enter(network);
      const made = makeAndKeep(name, task, ticket).finally(() => underWay.delete(name));
      known = { made, ticket };
      underWay.set(name, known);
    }
    return withPatience(known.made, patienceMs);
  }

  async function makeAndKeep(name: string, task: Task, ticket: Ticket<PictureProcess>) {
    const worker = await ticket.turn;
    let answer: Answer;
    try {
      answer = await worker.run(task);
    } finally {
      queue.release(worker);
    }
    const bytes = bytesOf(answer);
    await cache.keep(name, bytes);
    return bytes;
  }

  return {
    find: (file) => cache.find(nameOf(file)),
    compose({ brand, name, picture, size }, file, network) {
      const { width, format } = file;
      const wish = { brand, name, picture, size: size ? formatSize(size) : '', width, format };
      return make(nameOf(file), { kind: 'compose', wish }, network);
    },
    async develop(photo, file, network) {
      const path = photos.find(photo);
      if (!path) return null;
      const { width, format } = file;
      const task = { kind: 'resize', file: path, width, format } as const;
      return make(nameOf(file), task, network).catch((error: unknown) => {
        if (error instanceof BrokenPicture) return null;
        throw error;
      });
    },
    async share({ id, version }, prepare, network) {
      const name = `share-${id}-${version}.jpg`;
      const found = await cache.find(name);
      if (found) return found;
      let shared = sharing.get(name);
      if (!shared) {
        shared = prepare()
          .then((wish) => make(name, { kind: 'share', wish }, network))
          .finally(() => sharing.delete(name));
        sharing.set(name, shared);
      }
      return shared;
    },
    async keepPhoto(address, hosts) {
      const { policy } = options;
      const bytes = await fetchPhoto(address, { hosts, ...(policy && { policy }) });
      return photos.keep(await uploads.convertPhoto(bytes, new URL(address).hostname));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
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
  throw new BrokenPicture(answer.failed);
}
