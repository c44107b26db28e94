import { type FileHandle, open } from 'node:fs/promises';

/** Asking for less wakes another thread for every few rows. */
const blockBytes = 512 * 1024;
/** Larger pieces become larger texts, which are garbage that lies around longer. */
const chunkBytes = 64 * 1024;

/**
 * A file's bytes. Each piece holds until the next is asked for: there are two rooms, one to read from
 * while the other is filled, however long the file is.
 */
export async function* readFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  let buffers: [Buffer, Buffer] = [createBuffer(), createBuffer()];
  let nextBlock = fill(file, buffers[0]);
  try {
    for (let block = await nextBlock; block.length > 0; block = await nextBlock) {
      buffers = [buffers[1], buffers[0]];
      nextBlock = fill(file, buffers[0]);
      for (let at = 0; at < block.length; at += chunkBytes) {
        yield block.subarray(at, at + chunkBytes);
      }
    }
  } finally {
    // Somebody may have had enough of it in the middle.
    await nextBlock.catch(() => {});
    await file.close();
  }
}

const createBuffer = () => Buffer.allocUnsafeSlow(blockBytes);

async function fill(file: FileHandle, into: Buffer): Promise<Buffer> {
  const { bytesRead } = await file.read(into, 0, into.length, null);
  return into.subarray(0, bytesRead);
}
