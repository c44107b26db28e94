import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { BackupWriter } from '~/usecases/deps';

/**
 * Writes a backup as a zip file with mode 0600. It is written to a temporary file, synced and
 * renamed, so an incomplete backup never has the final name.
 */
export function createBackupFile(path: string, { replace }: { replace: boolean }): BackupWriter {
  const refuse = () =>
    new Error(`${path} exists. Choose another name, or replace it with --replace.`);
  if (!replace && existsSync(path)) throw refuse();
  const partialPath = `${path}.${randomUUID()}.partial`;
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const writing = pipeline(output, createWriteStream(partialPath, { flags: 'wx', mode: 0o600 }));
  // Awaited in `finish`; until then a failure shows in `add`.
  writing.catch(() => {});
  return {
    async add(name, content) {
      const source = Readable.from(content, { objectMode: false });
      zip.addReadStream(source, name, { mode: 0o600 });
      await Promise.race([finished(source), writing]);
      // A full disk ends the output, after which the source would never be read again.
      if (output.destroyed) await writing;
    },
    async finish() {
      zip.end();
      await writing;
      await syncToDisk(partialPath);
      if (replace) await rename(partialPath, path);
      else await linkAs(partialPath, path, refuse);
      await syncToDisk(dirname(path));
      return (await stat(path)).size;
    },
    async discard() {
      output.destroy();
      await writing.catch(() => {});
      await rm(partialPath, { force: true });
    },
  };
}

/** Links the file to its name unless that exists; `rename` would overwrite it. */
async function linkAs(partialPath: string, path: string, refuse: () => Error): Promise<void> {
  try {
    await link(partialPath, path);
    await rm(partialPath);
  } catch (error) {
    if (existsSync(path)) throw refuse();
    // Some file systems do not support links.
    if (error instanceof Error && 'code' in error) await rename(partialPath, path);
    else throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
