import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { BackupWriter } from '~/usecases/deps';

/**
 * Writes a backup as a zip file that only its owner can read. It is written beside its place and moved
 * there when all of it is on the disk, so there is never half a backup under the name.
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
      // A disk that is full ends the output, and nothing would ever be read from the source again.
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

/** Gives the file its name unless another has it by now; `rename` would replace that one. */
async function linkAs(partialPath: string, path: string, refuse: () => Error): Promise<void> {
  try {
    await link(partialPath, path);
    await rm(partialPath);
  } catch (error) {
    if (existsSync(path)) throw refuse();
    // Some file systems have no links.
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
