import { hash } from 'node:crypto';
import { detectFormat, type FeedShape } from '~/domain/feeds/detect-format';
import type { FeedFormat, FeedRecord, FeedRow, RowProblem } from '~/domain/feeds/feed-offer';
import { assignFields } from '~/domain/feeds/field-names';
import {
  type FieldPlaces,
  fieldValue,
  type ReadingContext,
  readKey,
  readOffer,
} from '~/domain/feeds/read-offer';
import { isSaleOn } from '~/domain/feeds/sale-window';
import { readCsvRecords } from './csv-records.server';
import { readPageRecords } from './html-records.server';
import { readJsonLines, readJsonRecords } from './json-records.server';
import { readXmlRecords } from './xml-records.server';

const headLength = 64 * 1024;
const longestKept = 4_000;

export interface RowReading {
  context: Omit<ReadingContext, 'format'>;
  /** Where relative addresses start: the address that a page or a shop's products came from. */
  base: string | null;
  onFormat(format: FeedFormat): void;
  onProblem(problem: RowProblem): void;
  /** It ended too early: what it does not list may still be there. */
  onBroken(reason: string): void;
}

/** Reads one file's text into rows, whatever it is written in. */
export async function* readRows(
  texts: AsyncIterable<string>,
  reading: RowReading,
): AsyncGenerator<FeedRow[]> {
  const iterator = texts[Symbol.asyncIterator]();
  let head = '';
  let isWhole = false;
  while (head.length < headLength && !isWhole) {
    const next = await iterator.next();
    if (next.done) isWhole = true;
    else head += next.value;
  }
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
  const all = resume(head, iterator);
  for await (const records of readRecords(all, shape, reading)) yield records.map(toRow);
}

async function* resume(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* readRecords(
  texts: AsyncIterable<string>,
  shape: FeedShape,
  { base, onProblem, onBroken }: RowReading,
): AsyncGenerator<FeedRecord[]> {
  const shop = base && URL.canParse(base) ? new URL(base).origin : null;
  if (shape.kind === 'csv') yield* readCsvRecords(texts, shape, { onProblem, onBroken });
  else if (shape.kind === 'xml') yield* readXmlRecords(texts, shape.item, onBroken);
  else if (shape.kind === 'json') {
    yield* readJsonRecords(texts, shape.path, { shop, onProblem, onBroken });
  } else if (shape.kind === 'json-lines') yield* readJsonLines(texts, { shop, onProblem });
  else yield await readPageRecords(texts, base);
}

function createRowMaker(context: ReadingContext): (record: FeedRecord) => FeedRow {
  const places = new WeakMap<readonly string[], FieldPlaces>();
  const bySignature = new Map<string, FieldPlaces>();
  const placesOf = (names: readonly string[]): FieldPlaces => {
    const known = places.get(names);
    if (known) return known;
    const signature = names.join('\n');
    const found = bySignature.get(signature) ?? assignFields(names);
    if (bySignature.size < 5_000) bySignature.set(signature, found);
    places.set(names, found);
    return found;
  };
  return (record) => new RecordRow(record, placesOf(record.names), context);
}

class RecordRow implements FeedRow {
  private readonly record: FeedRecord;
  private readonly places: FieldPlaces;
  private readonly context: ReadingContext;
  private readonly sale: string;
  // Found out when they are asked for: of a row that a look through the feed has settled, nobody asks.
  private knownKey: string | null | undefined = undefined;
  private knownHash: string | undefined = undefined;

  constructor(record: FeedRecord, places: FieldPlaces, context: ReadingContext) {
    this.record = record;
    this.places = places;
    this.context = context;
    this.sale = saleState(record, places, context);
  }

  get line(): number {
    return this.record.line;
  }

  get length(): number {
    let length = 0;
    for (const value of this.record.values) length += value.length;
    return length;
  }

  get key(): string | null {
    if (this.knownKey === undefined) this.knownKey = readKey(this.record, this.places);
    return this.knownKey;
  }

  get hash(): string {
    this.knownHash ??= hash('sha1', this.record.values.join('\u001f') + this.sale, 'base64').slice(
      0,
      18,
    );
    return this.knownHash;
  }

  get isTimed(): boolean {
    return this.sale !== '';
  }

  read(): ReturnType<typeof readOffer> {
    return readOffer(this.record, this.places, this.context, this.key);
  }

  raw(): string {
    return rawJson(this.record);
  }
}

/** A sale that has begun or ended changes the price although the feed says the same. */
function saleState(record: FeedRecord, places: FieldPlaces, { now }: ReadingContext): string {
  if (!places.has('saleDates') && !places.has('saleFrom') && !places.has('saleTo')) return '';
  const range = fieldValue(record, places, 'saleDates');
  const from = fieldValue(record, places, 'saleFrom');
  const to = fieldValue(record, places, 'saleTo');
  if (range === '' && from === '' && to === '') return '';
  return isSaleOn({ range, from, to }, now) ? '\u001fon' : '\u001foff';
}

function rawJson({ names, values }: FeedRecord): string {
  const said: Record<string, string> = {};
  // Counted by hand: this is done for every row, and an iterator is an object for every cell.
  for (let place = 0; place < names.length; place += 1) {
    const [name, value] = [names[place], values[place]];
    if (name !== undefined && value) said[name] = storable(value);
  }
  return JSON.stringify(said);
}

/** PostgreSQL's texts cannot hold a null character. */
function storable(value: string): string {
  const isFine = value.length <= longestKept && !value.includes('\u0000');
  return isFine ? value : value.slice(0, longestKept).replaceAll('\u0000', '');
}
