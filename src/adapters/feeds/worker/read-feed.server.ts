import { open, stat } from 'node:fs/promises';
import { FeedLimitExceeded, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { detectFormat, type FeedShape } from '~/domain/feeds/formats/detect-format';
import { readFile, resumeChunks } from '../read-file.server';
import { readCsvRecords } from './csv-records.server';
import type { FeedOutput } from './feed-output.server';
import type { ReadingTask } from './frames.server';
import { readPageRecords } from './html-records.server';
import { readJsonLines, readJsonRecords } from './json-records.server';
import { toUtf8 } from './to-utf8.server';
import { unpackGzip, unpackZip } from './unpack.server';
import { readXmlRecords } from './xml-records.server';

const { freeUnpackedBytes, maxExpansion, maxFileBytes, maxUnpackedBytes } = feedLimits;
const headLength = 64 * 1024;

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
        for await (const records of readRecords(text, base, output)) output.addRecords(records);
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

/** Detects the format of a UTF-8 text and reads it into records. */
async function* readRecords(
  chunks: AsyncIterable<Buffer>,
  base: string | null,
  output: FeedOutput,
): AsyncGenerator<readonly FeedRecord[]> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    const { first, head } = await readHead(iterator);
    if (head.trim() === '') return;
    const shape = detectFormat(head.slice(0, headLength));
    if (!shape) {
      const reason = 'unknown feed format: see docs/feeds.md';
      output.addProblem({ line: 1, field: '', value: head.slice(0, 120), reason });
      return;
    }
    output.note({ kind: 'format', format: shape.format });
    yield* readShape(resumeChunks(first, iterator), shape, base, output);
  } finally {
    await iterator.return?.();
  }
}

/** The beginning of a file, as text and as chunks: enough to detect its format. */
async function readHead(
  iterator: AsyncIterator<Buffer>,
): Promise<{ first: Buffer[]; head: string }> {
  const first: Buffer[] = [];
  let head = '';
  while (head.length < headLength) {
    const next = await iterator.next();
    if (next.done) break;
    // A chunk is valid only until the next one is requested.
    first.push(Buffer.from(next.value));
    head += next.value.toString('utf8');
  }
  return { first, head };
}

async function* readShape(
  chunks: AsyncIterable<Buffer>,
  shape: FeedShape,
  base: string | null,
  output: FeedOutput,
): AsyncGenerator<readonly FeedRecord[]> {
  const shop = base && URL.canParse(base) ? new URL(base).origin : null;
  const onProblem = (problem: RowProblem, count?: number) => output.addProblem(problem, count);
  const onWarning = (problem: RowProblem) => output.addWarning(problem);
  const onBroken = (reason: string) => output.note({ kind: 'broken', reason });
  const onUnterminated = () => output.note({ kind: 'unterminated' });
  if (shape.kind === 'csv')
    yield* readCsvRecords(chunks, shape, { onProblem, onBroken, onUnterminated });
  else if (shape.kind === 'xml')
    yield* readXmlRecords(texts(chunks), shape.item, { onProblem, onBroken });
  else if (shape.kind === 'json')
    yield* readJsonRecords(texts(chunks), shape.path, { shop, onProblem, onBroken });
  else if (shape.kind === 'json-lines')
    yield* readJsonLines(texts(chunks), { shop, onProblem, onBroken });
  else yield await readPageRecords(texts(chunks), base, { onProblem, onWarning });
}

async function* texts(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield chunk.toString('utf8');
}
