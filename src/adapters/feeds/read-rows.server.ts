import { hash } from 'node:crypto';
import { detectFormat, type FeedShape } from '~/domain/feeds/detect-format';
import type { FeedFormat, FeedRecord, FeedRow, RowProblem } from '~/domain/feeds/feed-offer';
import { createRawWriter, type RawWriter } from '~/domain/feeds/raw-json';
import { readKey, readOffer } from '~/domain/feeds/read-offer';
import { saleDates } from '~/domain/feeds/read-prices';
import type { ReadingContext } from '~/domain/feeds/reading-context';
import { createLayouts, type RecordLayout } from '~/domain/feeds/record-layout';
import { isSaleOn } from '~/domain/feeds/sale-window';
import { readCsvRecords } from './csv-records.server';
import { readPageRecords } from './html-records.server';
import { readJsonLines, readJsonRecords } from './json-records.server';
import { resumePieces } from './resume-pieces.server';
import { readXmlRecords } from './xml-records.server';

const headLength = 64 * 1024;
export interface RowReading {
  context: Omit<ReadingContext, 'format'>;
  /** Where relative addresses start: the address that a page or a shop's products came from. */
  base: string | null;
  onFormat(format: FeedFormat): void;
  onProblem(problem: RowProblem): void;
  /** It ended too early: what it does not list may still be there. */
  onBroken(reason: string): void;
}

/** Reads one file's text, in UTF-8, into rows, whatever it is written in. */
export async function* readRows(
  pieces: AsyncIterable<Buffer>,
  reading: RowReading,
): AsyncGenerator<FeedRow[]> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    const { first, head } = await readHead(iterator);
    if (head.trim() === '') return;
    const shape = detectFormat(head.slice(0, headLength));
    if (!shape) {
      reading.onProblem({
        line: 1,
        field: '',
        value: head.slice(0, 120),
        reason: 'this is no feed that we know: see docs/feeds.md',
      });
      return;
    }
    reading.onFormat(shape.format);
    const toRow = createRowMaker({ ...reading.context, format: shape.format });
    const all = resumePieces(first, iterator);
    for await (const records of readRecords(all, shape, reading)) yield records.map(toRow);
  } finally {
    await iterator.return?.();
  }
}

/** Enough of a file to know it by, as text and in the pieces that it came in. */
async function readHead(
  iterator: AsyncIterator<Buffer>,
): Promise<{ first: Buffer[]; head: string }> {
  const first: Buffer[] = [];
  let head = '';
  while (head.length < headLength) {
    const next = await iterator.next();
    if (next.done) break;
    // A piece holds only until the next one is asked for.
    first.push(Buffer.from(next.value));
    head += next.value.toString('utf8');
  }
  return { first, head };
}

async function* readRecords(
  pieces: AsyncIterable<Buffer>,
  shape: FeedShape,
  { base, onProblem, onBroken }: RowReading,
): AsyncGenerator<FeedRecord[]> {
  const shop = base && URL.canParse(base) ? new URL(base).origin : null;
  if (shape.kind === 'csv') yield* readCsvRecords(pieces, shape, { onProblem, onBroken });
  else if (shape.kind === 'xml') yield* readXmlRecords(texts(pieces), shape.item, onBroken);
  else if (shape.kind === 'json') {
    yield* readJsonRecords(texts(pieces), shape.path, { shop, onProblem, onBroken });
  } else if (shape.kind === 'json-lines') {
    yield* readJsonLines(texts(pieces), { shop, onProblem });
  } else yield await readPageRecords(texts(pieces), base);
}

async function* texts(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const piece of pieces) yield piece.toString('utf8');
}

/** What is the same for all rows with the same names. */
interface RowKind {
  layout: RecordLayout;
  context: ReadingContext;
  rawWriter: RawWriter;
}

function createRowMaker(context: ReadingContext): (record: FeedRecord) => FeedRow {
  const layoutOf = createLayouts();
  const kinds = new WeakMap<RecordLayout, RowKind>();
  let last: RowKind | null = null;
  const kindOf = (layout: RecordLayout): RowKind => {
    const known = kinds.get(layout);
    if (known) return known;
    const kind = { layout, context, rawWriter: createRawWriter(layout.names) };
    kinds.set(layout, kind);
    return kind;
  };
  return (record) => {
    const layout = layoutOf(record.names);
    if (last?.layout !== layout) last = kindOf(layout);
    return new RecordRow(record, last);
  };
}

class RecordRow implements FeedRow {
  private readonly record: FeedRecord;
  private readonly kind: RowKind;
  private readonly sale: string;
  // Found out when they are asked for: of a row that a look through the feed has settled, nobody asks.
  private knownKey: string | null | undefined = undefined;
  private knownHash: string | undefined = undefined;

  constructor(record: FeedRecord, kind: RowKind) {
    this.record = record;
    this.kind = kind;
    this.sale = kind.layout.isDated ? saleState(record, kind) : '';
  }

  get line(): number {
    return this.record.line;
  }

  get length(): number {
    return this.record.length;
  }

  get key(): string | null {
    if (this.knownKey === undefined) this.knownKey = readKey(this.record, this.kind.layout);
    return this.knownKey;
  }

  get hash(): string {
    this.knownHash ??= hash('sha1', this.record.joined() + this.sale, 'base64').slice(0, 18);
    return this.knownHash;
  }

  get isTimed(): boolean {
    return this.sale !== '';
  }

  read(): ReturnType<typeof readOffer> {
    return readOffer(this.record, this.kind.layout, this.kind.context, this.key);
  }

  raw(): string {
    return this.kind.rawWriter.text(this.record);
  }

  get rawRoom(): number {
    return this.kind.rawWriter.room(this.record);
  }

  writeRaw(into: Uint8Array, at: number): number {
    return this.kind.rawWriter.write(this.record, into, at);
  }
}

/** A sale that has begun or ended changes the price although the feed says the same. */
function saleState(record: FeedRecord, { layout, context }: RowKind): string {
  const dates = saleDates(record, layout);
  if (dates.range === '' && dates.from === '' && dates.to === '') return '';
  return isSaleOn(dates, context.now) ? '\u001fon' : '\u001foff';
}
