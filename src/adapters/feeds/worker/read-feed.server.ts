import { open, stat } from 'node:fs/promises';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import { readFile } from '../read-file.server';
import type { FeedOutput } from './feed-output.server';
import type { ReadingTask } from './frame';
import { readRecords } from './read-records.server';
import { toUtf8 } from './to-utf8.server';
import { unpackGzip, unpackZip } from './unpack.server';

const { freeUnpackedBytes, maxExpansion, maxFileBytes, maxUnpackedBytes } = feedLimits;

/** Reads all files of a feed and sends their records. Stops at the first exceeded limit. */
export async function readFeed({ paths, base }: ReadingTask, output: FeedOutput): Promise<void> {
  const onBroken = (reason: string) => output.note({ kind: 'broken', reason });
  const size = { packed: 0, unpacked: 0 };
  try {
    for (const path of paths) {
      size.packed += (await stat(path)).size;
      if (size.packed > maxFileBytes)
        throw new FeedLimitExceeded('the feed has more than {max} bytes', maxFileBytes);
      for await (const bytes of filesIn(path, onBroken)) {
        const counted = countBytes(bytes, (count) => output.addBytes(count));
        const text = toUtf8(limitBytes(unpackGzip(counted, onBroken), size));
        const found = readRecords(text, {
          base,
          onFormat: (format) => output.note({ kind: 'format', format }),
          onProblem: (problem, count) => output.addProblem(problem, count),
          onWarning: (problem) => output.addWarning(problem),
          onBroken,
          onUnterminated: () => output.note({ kind: 'unterminated' }),
        });
        for await (const records of found) output.addRecords(records);
      }
    }
  } catch (error) {
    if (!(error instanceof FeedLimitExceeded)) throw error;
    onBroken(error.message);
  }
  output.end();
}

/** The files of a path: the file itself, or the entries of a zip. */
async function* filesIn(
  path: string,
  onBroken: (reason: string) => void,
): AsyncGenerator<AsyncIterable<Buffer>> {
  const file = await open(path);
  const start = Buffer.alloc(4);
  await file.read(start, 0, 4, 0);
  await file.close();
  if (start.toString('latin1') === 'PK\u0003\u0004') yield* unpackZip(path, onBroken);
  else yield readFile(path);
}

async function* countBytes(
  bytes: AsyncIterable<Buffer>,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Guards against decompression bombs: real feeds compress far less. */
async function* limitBytes(
  bytes: AsyncIterable<Buffer>,
  size: { packed: number; unpacked: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    size.unpacked += chunk.length;
    if (size.unpacked > maxUnpackedBytes)
      throw new FeedLimitExceeded('it unpacks to more than {max} bytes', maxUnpackedBytes);
    if (size.unpacked > freeUnpackedBytes && size.unpacked > size.packed * maxExpansion)
      throw new FeedLimitExceeded('it unpacks to more than {max} times its size', maxExpansion);
    yield chunk;
  }
}
