import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { BackupReader } from '~/usecases/deps';

/** Opens a backup file; throws a readable error if it is not one. */
export async function openBackupFile(path: string): Promise<BackupReader> {
  const zip = await openZip(path);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    zip.close();
    throw damaged(path, error);
  }
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw damaged(path, `${name} is missing`);
      let checksum = 0;
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          checksum = crc32(chunk, checksum);
          yield chunk;
        }
      } catch (error) {
        throw damaged(path, error);
      }
      if (checksum !== entry.crc32) throw damaged(path, `the checksum of ${name} is wrong`);
    },
    close: () => zip.close(),
  };
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw damaged(path, error);
  }
}

function damaged(path: string, reason: unknown): Error {
  const text = reason instanceof Error ? reason.message : String(reason);
  return new Error(`${path} is not a backup of Glowfare, or it is damaged: ${text}.`);
}
