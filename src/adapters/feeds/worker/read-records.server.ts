import type { FeedFormat, FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { detectFormat, type FeedShape } from '~/domain/feeds/formats/detect-format';
import { readCsvRecords } from './csv-records.server';
import { readPageRecords } from './html-records.server';
import { readJsonLines, readJsonRecords } from './json-records.server';
import { resumeChunks } from './resume-chunks.server';
import { readXmlRecords } from './xml-records.server';

const headLength = 64 * 1024;

export interface RecordReading {
  /** The base URL for relative links. */
  base: string | null;
  onFormat(format: FeedFormat): void;
  /** Entries are lost: one, or as many as given. */
  onProblem(problem: RowProblem, count?: number): void;
  /** The file ended too early, so products it does not list may still exist. */
  onBroken(reason: string): void;
  /** Something is odd, but nothing is lost. */
  onWarning(problem: RowProblem): void;
  /** The last line has no line break. */
  onUnterminated(): void;
}

/** Detects the format of a UTF-8 text and reads it into records. */
export async function* readRecords(
  chunks: AsyncIterable<Buffer>,
  reading: RecordReading,
): AsyncGenerator<readonly FeedRecord[]> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    const { first, head } = await readHead(iterator);
    if (head.trim() === '') return;
    const shape = detectFormat(head.slice(0, headLength));
    if (!shape) {
      const reason = 'unknown feed format: see docs/feeds.md';
      reading.onProblem({ line: 1, field: '', value: head.slice(0, 120), reason });
      return;
    }
    reading.onFormat(shape.format);
    yield* readShape(resumeChunks(first, iterator), shape, reading);
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
  { base, onProblem, onWarning, onBroken, onUnterminated }: RecordReading,
): AsyncGenerator<readonly FeedRecord[]> {
  const shop = base && URL.canParse(base) ? new URL(base).origin : null;
  if (shape.kind === 'csv')
    yield* readCsvRecords(chunks, shape, { onProblem, onBroken, onUnterminated });
  else if (shape.kind === 'xml')
    yield* readXmlRecords(texts(chunks), shape.item, { onProblem, onBroken });
  else if (shape.kind === 'json') {
    yield* readJsonRecords(texts(chunks), shape.path, { shop, onProblem, onBroken });
  } else if (shape.kind === 'json-lines') {
    yield* readJsonLines(texts(chunks), { shop, onProblem, onBroken });
  } else yield await readPageRecords(texts(chunks), base, { onProblem, onWarning });
}

async function* texts(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield chunk.toString('utf8');
}
