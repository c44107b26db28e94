import { hash } from 'node:crypto';
import { createRawWriter, type RawWriter } from '~/domain/feeds/csv/raw-json';
import type { FeedFormat, FeedRecord, FeedRow } from '~/domain/feeds/feed-offer';
import { layOut, type RecordLayout } from '~/domain/feeds/formats/record-layout';
import { readKey, readOffer } from '~/domain/feeds/offers/read-offer';
import { saleDates } from '~/domain/feeds/offers/read-prices';
import { isSaleOn } from '~/domain/feeds/offers/sale-window';
import type { ReadingContext } from '~/domain/feeds/reading-context';

/** Shared by all rows with the same field names. */
interface RowKind {
  layout: RecordLayout;
  context: ReadingContext;
  rawWriter: RawWriter;
}

/** Turns records into rows; records with the same names share a layout. */
export function createRowMaker(
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
          : {
              layout: layOut(names),
              context: { ...given, format },
              rawWriter: createRawWriter(names),
            };
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

  get maxRawBytes(): number {
    return this.kind.rawWriter.maxBytes(this.record);
  }

  writeRaw(into: Uint8Array, at: number): number {
    return this.kind.rawWriter.write(this.record, into, at);
  }
}

/** A sale that starts or ends changes the price although the feed is unchanged. */
function saleState(record: FeedRecord, { layout, context }: RowKind): string {
  const dates = saleDates(record, layout);
  if (dates.range === '' && dates.from === '' && dates.to === '') return '';
  return isSaleOn(dates, context.now) ? '\u001fon' : '\u001foff';
}
