import { type FileHandle, open } from 'node:fs/promises';

/** Smaller reads wake another thread for every few rows. */
const blockBytes = 512 * 1024;
/** Larger chunks become larger strings, which are garbage for longer. */
const chunkBytes = 64 * 1024;

/**
 * Reads a file in chunks. Each chunk is valid until the next one is requested: two buffers
 * alternate, one read from while the other is filled.
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
    // The consumer may have stopped early.
    await nextBlock.catch(() => {});
    await file.close();
  }
}

const createBuffer = () => Buffer.allocUnsafeSlow(blockBytes);

async function fill(file: FileHandle, into: Buffer): Promise<Buffer> {
  const { bytesRead } = await file.read(into, 0, into.length, null);
  return into.subarray(0, bytesRead);
}

/**
 * Continues a stream whose first chunks were already read. Stopping early also stops the source.
 */
export async function* resumeChunks<Piece>(
  first: Piece[],
  rest: AsyncIterator<Piece>,
): AsyncGenerator<Piece> {
  try {
    yield* first.splice(0);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
