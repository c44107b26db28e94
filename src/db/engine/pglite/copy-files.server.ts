import { constants } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reserveBytesOf } from '~/domain/operations/disk-space';
import { measureDisk } from '../data-folder/disk-watch.server';

/** Copies a folder if there is space, without copying the bytes on file systems that support it. */
export async function copyFolder(from: string, to: string, segmentBytes: number): Promise<void> {
  const { totalBytes, freeBytes } = measureDisk(from);
  const bytes = await measureFolder(from);
  if (freeBytes - bytes < reserveBytesOf({ totalBytes, segmentBytes })) {
    throw new Error(
      `There is no space for a copy of the database (${Math.ceil(bytes / 1_048_576)} MB) on the disk of ` +
        `${from}. Free some space, or stop the site first: then no copy is needed.`,
    );
  }
  await cp(from, to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE });
}

async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
