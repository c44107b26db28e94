import { type CsvRow, CsvSplitter } from '~/domain/feeds/csv/split-csv';
import { feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedFormat, FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { rakutenColumns } from '~/domain/feeds/formats/rakuten-columns';
import { createShopifyRows } from '~/domain/feeds/formats/shopify-rows';

interface CsvReading {
  onProblem(problem: RowProblem): void;
  onBroken(reason: string): void;
  onUnterminated(): void;
}

/** Reads the rows of a CSV file, one chunk at a time. */
export async function* readCsvRecords(
  chunks: AsyncIterable<Uint8Array>,
  { format, delimiter, hasHeader }: { format: FeedFormat; delimiter: string; hasHeader: boolean },
  { onProblem, onBroken, onUnterminated }: CsvReading,
): AsyncGenerator<FeedRecord[]> {
  const splitter = new CsvSplitter(delimiter);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let names: readonly string[] | null = hasHeader ? null : rakutenColumns;
  let hasTrailer = false;
  /** The fewest cells of a row so far. */
  let minWidth = Number.POSITIVE_INFINITY;
  let mergeRow: ReturnType<typeof createShopifyRows> | null = null;
  const read = ({ line, cells }: CsvRow): FeedRecord | null => {
    if (names === null) {
      names = cells.map((cell) => cell.trim().slice(0, feedLimits.maxNameLength));
      if (format === 'shopify-csv') mergeRow = createShopifyRows(names);
      return null;
    }
    if (!hasHeader && cells[0] === 'HDR') return null;
    if (!hasHeader && cells[0] === 'TRL') {
      hasTrailer = true;
      return null;
    }
    const surplus = hasHeader ? cells.slice(names.length).find(isFilled) : undefined;
    if (surplus !== undefined) {
      const reason = `it has ${cells.length} cells instead of ${names.length}: an unquoted delimiter or quote?`;
      onProblem({ line, field: '', value: surplus.slice(0, 120), reason });
      return null;
    }
    minWidth = Math.min(minWidth, cells.length);
    return mergeRow ? mergeRow(line, cells) : { line, names, values: cells };
  };
  // In parts: a quote that turns out to be a character may turn one row into millions.
  const readRows = function* (rows: Iterable<CsvRow>): Generator<FeedRecord[]> {
    let found: FeedRecord[] = [];
    try {
      for (const row of rows) {
        const record = read(row);
        if (record) found.push(record);
        if (found.length < maxRecordsAtOnce) continue;
        yield found;
        found = [];
      }
    } catch (error) {
      // The records before an exceeded limit count.
      if (found.length > 0) yield found;
      throw error;
    }
    if (found.length > 0) yield found;
  };
  for await (const bytes of chunks)
    yield* readRows(splitter.write(decoder.decode(bytes, { stream: true })));
  yield* readRows(splitter.finish());
  const { isUnterminated } = splitter;
  if (isUnterminated) onUnterminated();
  const rest = new LastRow(splitter.end());
  yield* readRows(rest.before());
  const { last } = rest;
  const isCut =
    hasHeader &&
    isUnterminated &&
    Number.isFinite(minWidth) &&
    last &&
    last.cells.length < minWidth;
  if (isCut) {
    const reason = 'the file ends in the middle of this row';
    const value = last.cells.join(' ').slice(0, 120);
    onProblem({ line: last.line, field: '', value, reason });
    onBroken('the file ends in the middle of a row');
  } else if (last) yield* readRows([last]);
  if (!hasHeader && !hasTrailer) onBroken('the last line, TRL, is missing');
}

/** Sets the last of some rows apart. */
class LastRow {
  last: CsvRow | null = null;
  private readonly rows: Iterable<CsvRow>;

  constructor(rows: Iterable<CsvRow>) {
    this.rows = rows;
  }

  *before(): Generator<CsvRow> {
    for (const row of this.rows) {
      if (this.last) yield this.last;
      this.last = row;
    }
  }
}

const maxRecordsAtOnce = 1_000;
const isFilled = (cell: string) => cell.trim() !== '';
