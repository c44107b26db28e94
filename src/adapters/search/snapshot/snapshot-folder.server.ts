import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { dayMs, hourMs } from '~/domain/durations';
import { type SearchSnapshots, SnapshotUnusable } from '~/domain/search/search-snapshots';
import { readSearchIndex } from '../create-search-index';
import { indexVersion } from './index-version';
import { headerBytes, readHeader, writeHeader } from './snapshot-header';

/** Reading and checking this much hardly delays requests. */
const bytesPerStep = 2 * 1024 * 1024;
const extension = '.snapshot';
const draftExtension = '.draft';
/** Longer than it takes to write a file. */
const maxDraftAgeMs = hourMs;
/** Of other releases, which may still run. */
const maxOtherAgeMs = 7 * dayMs;
const idFile = 'folder-id';

export function createSnapshotFolder(folder: string): SearchSnapshots {
  const prefix = `v${indexVersion}-`;

  async function writeDraft(path: string, chunks: readonly Uint8Array[], signal: AbortSignal) {
    const file = await open(path, 'wx', 0o600);
    try {
      let length = headerBytes;
      let checksum = 0;
      for (const chunk of chunks) {
        for (let from = 0; from < chunk.byteLength; from += bytesPerStep) {
          signal.throwIfAborted();
          const part = chunk.subarray(from, from + bytesPerStep);
          checksum = crc32(part, checksum);
          await writeAll(file, part, length);
          length += part.byteLength;
        }
      }
      await writeAll(file, writeHeader({ length, checksum }), 0);
    } finally {
      await file.close();
    }
  }

  return {
    async open() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return { folder: await findOrCreateId(folder), indexVersion };
    },
    async save(chunks, signal) {
      const name = `${prefix}${randomUUID()}`;
      const draft = join(folder, `${name}${draftExtension}`);
      try {
        await writeDraft(draft, chunks, signal);
        await rename(draft, join(folder, `${name}${extension}`));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return `${name}${extension}`;
    },
    async load(name, signal) {
      const buffer = await readChecked(join(folder, name), signal);
      return readSearchIndex(buffer, headerBytes, signal);
    },
    async deleteOthers(current) {
      for (const name of await readdir(folder)) {
        if (name === current) continue;
        const path = join(folder, name);
        const ageMs = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
        const isOld =
          (name.endsWith(draftExtension) && ageMs > maxDraftAgeMs) ||
          (name.endsWith(extension) && (name.startsWith(prefix) || ageMs > maxOtherAgeMs));
        if (isOld) await rm(path, { force: true });
      }
    },
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let from = 0; from < bytes.byteLength; ) {
    const length = bytes.byteLength - from;
    from += (await file.write(bytes, from, length, position + from)).bytesWritten;
  }
}

/** Reads a whole file into memory and compares its checksum. */
async function readChecked(path: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new SnapshotUnusable('the file cannot be opened', { cause: error });
  });
  try {
    const { size } = await file.stat();
    const buffer = new ArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    function readFrom(from: number) {
      const reading = file.read(bytes, from, Math.min(bytesPerStep, size - from), from);
      // After an error, it is not awaited.
      reading.catch(() => {});
      return reading;
    }
    let checksum = 0;
    let reading = readFrom(0);
    for (let from = 0; from < size; ) {
      signal?.throwIfAborted();
      const { bytesRead } = await reading;
      if (bytesRead === 0) throw new SnapshotUnusable('the file is truncated');
      const to = from + bytesRead;
      // The next part is read while this one is checked.
      if (to < size) reading = readFrom(to);
      checksum = crc32(bytes.subarray(Math.max(from, headerBytes), to), checksum);
      from = to;
    }
    const header = readHeader(buffer);
    if (header.length !== size) throw new SnapshotUnusable('the file is truncated');
    if (header.checksum !== checksum) throw new SnapshotUnusable('the checksum is wrong');
    return buffer;
  } finally {
    await file.close();
  }
}

/** Only one of several processes that start together gives the folder its id. */
async function findOrCreateId(folder: string): Promise<string> {
  const path = join(folder, idFile);
  const draft = join(folder, `${randomUUID()}${draftExtension}`);
  await writeFile(draft, randomUUID(), { mode: 0o600 });
  // Fails if the file exists.
  await link(draft, path).catch(() => {});
  await rm(draft, { force: true });
  return readFile(path, 'utf8');
}
