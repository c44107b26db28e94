import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { resumePieces } from './resume-pieces.server';

/** Told when the bytes end too early: what came before is still good. */
export type OnBroken = (reason: string) => void;

/** A megabyte of packed zeros holds a gigabyte; no real feed is packed so tightly. */
const mostRatio = 400;
const freeBytes = 64 * 1024 * 1024;

/** Unpacks gzip, also several in a row; anything else is passed on as it is. */
export async function* unpackGzip(
  source: AsyncIterable<Buffer>,
  onBroken: OnBroken,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const all = resumePieces([first.value], iterator);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all;
    return;
  }
  let [packed, unpacked] = [0, 0];
  const counted = async function* () {
    for await (const chunk of all) {
      packed += chunk.length;
      // Whoever unpacks takes its time, and the next piece may come where this one was.
      yield Buffer.from(chunk);
    }
  };
  const input = Readable.from(counted(), { objectMode: false, highWaterMark: 64 * 1024 });
  const output = createGunzip({ chunkSize: 64 * 1024 });
  input.on('error', (error) => output.destroy(error));
  input.pipe(output);
  try {
    for await (const chunk of output) {
      unpacked += chunk.length;
      if (unpacked > freeBytes && unpacked > packed * mostRatio) {
        onBroken('it unpacks to more than any feed would');
        return;
      }
      yield chunk;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    onBroken(`the gzip is damaged or ends too early (${error.message})`);
  } finally {
    input.destroy();
    output.destroy();
  }
}

function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}

/** The files in a zip, one after the other. */
export async function* unpackZip(
  path: string,
  onBroken: OnBroken,
): AsyncGenerator<AsyncIterable<Buffer>> {
  let zip: ZipFile;
  try {
    zip = await new Promise((resolve, reject) => {
      openZip(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
        opened ? resolve(opened) : reject(error),
      );
    });
  } catch (error) {
    onBroken(`the zip is damaged (${error instanceof Error ? error.message : String(error)})`);
    return;
  }
  try {
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
      if (entry.fileName.endsWith('/') || /(?:^|\/)(?:\.|__MACOSX)/.test(entry.fileName)) continue;
      yield entryBytes(zip, entry, onBroken);
    }
  } finally {
    zip.close();
  }
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const done = (entry: Entry | null) => {
      zip.off('entry', done);
      zip.off('end', ended);
      zip.off('error', reject);
      resolve(entry);
    };
    const ended = () => done(null);
    zip.once('entry', done);
    zip.once('end', ended);
    zip.once('error', reject);
    zip.readEntry();
  });
}

async function* entryBytes(zip: ZipFile, entry: Entry, onBroken: OnBroken): AsyncGenerator<Buffer> {
  if (
    entry.uncompressedSize > freeBytes &&
    entry.uncompressedSize > entry.compressedSize * mostRatio
  ) {
    onBroken('it unpacks to more than any feed would');
    return;
  }
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(error)));
  });
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    onBroken(`the zip is damaged (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    stream.destroy();
  }
}
