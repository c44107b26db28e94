import { hash } from 'node:crypto';
import type { FeedFormat, FeedRecord, FeedRow, ReadingContext } from '~/domain/feeds/feed-offer';
import { layOut, type RecordLayout } from '~/domain/feeds/formats/record-fields';
import { readKey, readOffer } from '~/domain/feeds/offers/read-offer';
import { isSaleOn, saleDates } from '~/domain/feeds/offers/read-prices';
import { countLostRows, type FeedProblems } from '~/domain/feeds/report/lost-rows';
import type { FeedFrame, FeedNote } from './worker/frames.server';

/** What a reading of a feed has found so far. */
export interface ReadingState {
  bytes: number;
  broken: string | null;
  format: FeedFormat | null;
  isUnterminated: boolean;
  problems: FeedProblems;
}

export const newState = (): ReadingState => ({
  bytes: 0,
  broken: null,
  format: null,
  isUnterminated: false,
  problems: noProblems(),
});

function noteState(state: ReadingState, note: FeedNote): void {
  if (note.kind === 'progress') state.bytes = note.bytes;
  else if (note.kind === 'broken') state.broken ??= note.reason;
  else if (note.kind === 'unterminated') state.isUnterminated = true;
  else if (note.kind === 'problems') {
    for (const { sample, count } of note.lost) countLostRows(state.problems.lost, sample, count);
    state.problems.examples.push(...note.examples);
  }
}

export const noProblems = (): FeedProblems => ({ lost: [], examples: [] });

/** Rows per batch: a sheet of short rows can have tens of thousands. */
const rowsPerBatch = 500;

/** Turns what the reader process sends into rows; notes everything else in `state`. */
export async function* readRows(
  frames: AsyncIterable<FeedFrame>,
  context: Omit<ReadingContext, 'format'>,
  state: ReadingState,
): AsyncGenerator<FeedRow[]> {
  const toRow = createRowMaker(context);
  let format: FeedFormat = 'other-csv';
  for await (const frame of frames) {
    if ('rows' in frame) {
      for (let at = 0; at < frame.rows.length; at += rowsPerBatch)
        yield frame.rows.slice(at, at + rowsPerBatch).map((row) => toRow(row, format));
    } else if (frame.note.kind === 'format') {
      format = frame.note.format;
      state.format ??= format;
    } else noteState(state, frame.note);
  }
}

/** Shared by all rows with the same field names. */
interface RowKind {
  layout: RecordLayout;
  context: ReadingContext;
}

/** Turns records into rows; records with the same names share a layout. */
function createRowMaker(
  given: Omit<ReadingContext, 'format'>,
): (record: FeedRecord, format: FeedFormat) => FeedRow {
  // Keyed weakly by the list itself, because few lists are in use at a time.
  const kinds = new WeakMap<readonly string[], RowKind>();
  let last: RowKind | null = null;
  return (record, format) => {
    const { names } = record;
    if (last?.layout.names !== names || last.context.format !== format) {
      const known = kinds.get(names);
      last =
        known?.context.format === format
          ? known
          : { layout: layOut(names), context: { ...given, format } };
      kinds.set(names, last);
    }
    return new RecordRow(record, last);
  };
}

class RecordRow implements FeedRow {
  private readonly record: FeedRecord;
  private readonly kind: RowKind;
  private readonly sale: string;
  // Computed on demand: rows already decided by the survey never need it.
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
    return this.record.values.reduce((sum, { length }) => sum + length, 0);
  }

  get key(): string | null {
    if (this.knownKey === undefined) this.knownKey = readKey(this.record, this.kind.layout);
    return this.knownKey;
  }

  get hash(): string {
    this.knownHash ??= hash('sha1', this.content, 'base64').slice(0, 18);
    return this.knownHash;
  }

  private get content(): string {
    return this.record.values.join('\u001f') + this.sale;
  }

  get isTimed(): boolean {
    return this.sale !== '';
  }

  read(): ReturnType<typeof readOffer> {
    return readOffer(this.record, this.kind.layout, this.kind.context, this.key);
  }

  raw(): string {
    const { names, values } = this.record;
    const stated: Record<string, string> = {};
    names.forEach((name, at) => {
      const value = values[at];
      if (value) stated[name] = storable(value);
    });
    return JSON.stringify(stated);
  }
}

const maxStoredLength = 4_000;

/** PostgreSQL texts cannot contain NUL. */
function storable(value: string): string {
  const isFine = value.length <= maxStoredLength && !value.includes('\u0000');
  return isFine ? value : value.slice(0, maxStoredLength).replaceAll('\u0000', '');
}

/** A sale that starts or ends changes the price although the feed is unchanged. */
function saleState(record: FeedRecord, { layout, context }: RowKind): string {
  const dates = saleDates(record, layout);
  if (dates.range === '' && dates.from === '' && dates.to === '') return '';
  return isSaleOn(dates, context.now) ? '\u001fon' : '\u001foff';
}
