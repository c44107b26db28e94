import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '~/domain/app-error';
import { formatSize } from '~/domain/catalog/size';
import { pictureLibrary, unbuiltLibrary } from '~/domain/pictures/picture-library';
import { pictureQueueLimits } from '~/domain/pictures/picture-queue-limits';
import type { PictureFile } from '~/domain/pictures/picture-request';
import type { Files, Pictures, Uploads } from '~/usecases/deps';
import { findAbove, findProgram } from '../find-program.server';
import type { AddressPolicy } from '../net/public-address.server';
import { createFairQueue, type Ticket } from '../queue/fair-queue';
import { downloadPhoto } from './download-photo.server';
import { createPhotoStore } from './photo-store.server';
import { createPictureCache } from './picture-cache.server';
import {
  createPictureProcess,
  type PictureFiles,
  type PictureProcess,
} from './picture-process.server';
import type { Task, TaskResult } from './worker/protocol.ts';

interface PicturesOptions {
  /** For cached pictures and stored photos. */
  folder: string;
  /** For photos that all machines need; without it, only this one has them. */
  sharedFiles?: Files | undefined;
  maxBytes?: number;
  processes?: number;
  /** Maximum queue length, in total and per network address. */
  maxWaiting?: number;
  maxPerNetwork?: number;
  /** After this time a request fails; the picture is still drawn and cached for the next one. */
  maxWaitMs?: number;
  /** A different shape library, for tests. */
  shapes?: string;
  policy?: AddressPolicy;
  /** Decodes untrusted photos. */
  uploads: Pick<Uploads, 'convertPhoto'>;
}

const oneGibibyte = 1024 ** 3;

/** Pictures of products: drawn by separate processes and cached on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { folder, maxBytes = oneGibibyte, maxWaitMs = 25_000, uploads } = options;
  const { maxWaiting, maxPerNetwork } = { ...pictureQueueLimits, ...options };
  const { processes = availableParallelism() > 3 ? 2 : 1 } = options;
  const cache = createPictureCache(join(folder, 'made'), maxBytes);
  const photos = createPhotoStore({ folder: join(folder, 'photos'), shared: options.sharedFiles });
  const files = findFiles(options);
  const workers = Array.from({ length: processes }, () => createPictureProcess(files));
  const queue = createFairQueue(workers, {
    maxWaiting,
    maxPerKey: maxPerNetwork,
    busyMessage: 'Too many pictures are being created right now. Please try again in a moment.',
  });
  const inFlight = new Map<
    string,
    { picture: Promise<Uint8Array>; ticket: Ticket<PictureProcess> }
  >();

  const shareJobs = new Map<string, Promise<Uint8Array>>();

  /** Requests for the same picture share one job, which runs at the earliest turn of any of their networks. */
  async function draw(name: string, task: Task, network: string): Promise<Uint8Array> {
    let job = inFlight.get(name);
    if (job) job.ticket.join(network);
    else {
      const ticket = queue.enter(network);
      const picture = drawAndCache(name, task, ticket).finally(() => inFlight.delete(name));
      job = { picture, ticket };
      inFlight.set(name, job);
    }
    return withTimeout(job.picture, maxWaitMs);
  }

  async function drawAndCache(name: string, task: Task, ticket: Ticket<PictureProcess>) {
    const worker = await ticket.turn;
    let result: TaskResult;
    try {
      result = await worker.run(task);
    } finally {
      queue.release(worker);
    }
    const bytes = bytesOf(result);
    await cache.store(name, bytes);
    return bytes;
  }

  return {
    find: (file) => cache.find(cacheNameOf(file)),
    compose({ brand, name, picture, size }, file, network) {
      const { width, format } = file;
      const request = { brand, name, picture, size: size ? formatSize(size) : '', width, format };
      return draw(cacheNameOf(file), { kind: 'compose', request }, network);
    },
    async renderPhoto(photo, file, network) {
      const path = await photos.find(photo);
      if (!path) return null;
      const { width, format } = file;
      const task = { kind: 'resize', file: path, width, format } as const;
      return draw(cacheNameOf(file), task, network).catch((error: unknown) => {
        if (error instanceof FailedTask) return null;
        throw error;
      });
    },
    async share({ id, version }, prepare, network) {
      const name = `share-${id}-${version}.jpg`;
      const found = await cache.find(name);
      if (found) return found;
      let shared = shareJobs.get(name);
      if (!shared) {
        shared = prepare()
          .then((request) => draw(name, { kind: 'share', request }, network))
          .finally(() => shareJobs.delete(name));
        shareJobs.set(name, shared);
      }
      return shared;
    },
    async storePhoto(address, hosts) {
      const { policy } = options;
      const bytes = await downloadPhoto(address, { hosts, ...(policy && { policy }) });
      return photos.save(await uploads.convertPhoto(bytes, new URL(address).hostname));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

function findFiles({ shapes, folder }: PicturesOptions): PictureFiles {
  const files = findPictureFiles();
  // Custom shapes may change without a new version, so they are not prepared.
  if (shapes || pictureLibrary === unbuiltLibrary) return { ...files, ...(shapes && { shapes }) };
  return { ...files, prepared: { folder: join(folder, 'shapes'), version: pictureLibrary } };
}

/** Fails with 'busy' after a while: a browser has few connections per host. */
async function withTimeout(picture: Promise<Uint8Array>, ms: number): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const busy = new AppError('busy', {
      message: 'This picture is still being created. Please try again in a moment.',
    });
    timer = setTimeout(() => reject(busy), ms);
  });
  try {
    return await Promise.race([picture, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A name of digits, letters and dashes only: request data never becomes a path. */
function cacheNameOf({ id, version, width, format }: PictureFile): string {
  return `${id}-${version}-${width}.${format}`;
}

class FailedTask extends Error {}

function bytesOf(result: TaskResult): Uint8Array {
  if ('bytes' in result) return result.bytes;
  throw new FailedTask(result.failed);
}

/** Locates the worker program and the shapes, in the sources or in the build. */
function findPictureFiles(): { program: string; shapes: string } {
  const here = dirname(fileURLToPath(import.meta.url));
  return {
    program: findProgram(import.meta.url, 'worker/picture-worker.server.ts', 'picture-worker.js'),
    shapes: join(dirname(findAbove(here, 'package.json')), 'assets/pictures/shapes'),
  };
}
