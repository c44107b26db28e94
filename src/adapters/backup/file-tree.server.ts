import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileTree } from '~/usecases/deps';
import { checkFileKey, isFileKey } from '../files/file-key';

/** The files in a data folder, without temporary files; empty if the folder does not exist. */
export async function* readFileTree(folder: string): FileTree {
  for (const entry of await list(folder)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (isFileKey(key)) yield { key, content: readIfThere(path) };
  }
}

export async function writeFileTree(folder: string, files: FileTree): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const { key, content } of files) {
    const path = join(folder, checkFileKey(key));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  }
}

async function list(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** A file that is replaced meanwhile is empty in the backup. */
async function* readIfThere(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
