import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, open as openZip, type ZipFile } from 'yauzl';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import { resumeChunks } from '../read-file.server';

/** Called when the data ends early; earlier data is still valid. */
type OnBroken = (reason: string) => void;

/** Unpacks gzip, including several members; passes anything else through. */
export async function* unpackGzip(
  source: AsyncIterable<Buffer>,
  onBroken: OnBroken,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const all = resumeChunks([first.value], iterator);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all;
    return;
  }
  const copied = async function* () {
    // Copied, because the buffer is reused while unpacking is still in progress.
    for await (const chunk of all) yield Buffer.from(chunk);
  };
  const input = Readable.from(copied(), { objectMode: false, highWaterMark: 64 * 1024 });
  const output = createGunzip({ chunkSize: 64 * 1024 });
  input.on('error', (error) => output.destroy(error));
  input.pipe(output);
  try {
    for await (const chunk of output) yield chunk;
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
  const damaged = (error: unknown) => onBroken(`the zip is damaged (${reasonOf(error)})`);
  let zip: ZipFile;
  try {
    zip = await new Promise((resolve, reject) => {
      openZip(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
        opened ? resolve(opened) : reject(error),
      );
    });
  } catch (error) {
    damaged(error);
    return;
  }
  try {
    for (let count = 1; ; count += 1) {
      const entry = await nextEntry(zip).catch(damaged);
      if (!entry) return;
      if (count > feedLimits.maxZipEntries)
        throw new FeedLimitExceeded(
          'the zip contains more than {max} files',
          feedLimits.maxZipEntries,
        );
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
  let stream: Readable | undefined;
  try {
    stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (opened ? resolve(opened) : reject(error)));
    });
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    onBroken(`a file in the zip cannot be unpacked (${reasonOf(error)})`);
  } finally {
    stream?.destroy();
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
