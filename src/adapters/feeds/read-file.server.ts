import { type FileHandle, open } from 'node:fs/promises';

/** Asking for less wakes another thread for every few rows. */
const blockBytes = 512 * 1024;
/** Larger pieces become larger texts, which are garbage that lies around longer. */
const pieceBytes = 64 * 1024;

/**
 * A file's bytes. Each piece holds until the next is asked for: there are two rooms, one to read from
 * while the other is filled, however long the file is.
 */
export async function* readFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  let rooms: [Buffer, Buffer] = [room(), room()];
  let coming = fill(file, rooms[0]);
  try {
    for (let block = await coming; block.length > 0; block = await coming) {
      rooms = [rooms[1], rooms[0]];
      coming = fill(file, rooms[0]);
      for (let at = 0; at < block.length; at += pieceBytes) {
        yield block.subarray(at, at + pieceBytes);
      }
    }
  } finally {
    // Somebody may have had enough of it in the middle.
    await coming.catch(() => {});
    await file.close();
  }
}

const room = () => Buffer.allocUnsafeSlow(blockBytes);

async function fill(file: FileHandle, into: Buffer): Promise<Buffer> {
  const { bytesRead } = await file.read(into, 0, into.length, null);
  return into.subarray(0, bytesRead);
}
