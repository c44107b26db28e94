import type { FeedFormat, FeedRecord, RowProblem } from '~/domain/feeds/feed-offer';
import { rakutenColumns } from '~/domain/feeds/rakuten-columns';
import { createShopifyRows } from '~/domain/feeds/shopify-rows';
import { CsvSplitter } from '~/domain/feeds/split-csv';

interface CsvShape {
  format: FeedFormat;
  delimiter: string;
  hasHeader: boolean;
}

interface CsvReading {
  onProblem(problem: RowProblem): void;
  onBroken(reason: string): void;
}

/** Entries of a feed in rows and columns. */
export async function* readCsvRecords(
  texts: AsyncIterable<string>,
  { format, delimiter, hasHeader }: CsvShape,
  { onProblem, onBroken }: CsvReading,
): AsyncGenerator<FeedRecord[]> {
  const splitter = new CsvSplitter(delimiter);
  let names: readonly string[] | null = hasHeader ? null : rakutenColumns;
  let hasTrailer = false;
  let whole: ((row: FeedRecord) => FeedRecord | null) | null = null;
  const read = (rows: ReturnType<CsvSplitter['write']>): FeedRecord[] => {
    const found: FeedRecord[] = [];
    for (const { line, cells } of rows) {
      if (names === null) {
        names = cells.map((cell) => cell.trim());
        if (format === 'shopify-csv') whole = createShopifyRows(names);
        continue;
      }
      if (!hasHeader && cells[0] === 'HDR') continue;
      if (!hasHeader && cells[0] === 'TRL') {
        hasTrailer = true;
        continue;
      }
      const surplus =
        hasHeader && cells.length > names.length
          ? cells.slice(names.length).find((cell) => cell.trim() !== '')
          : undefined;
      if (surplus !== undefined) {
        const reason = `it has ${cells.length} cells instead of ${names.length}: an unquoted delimiter or quote?`;
        onProblem({ line, field: '', value: surplus.slice(0, 120), reason });
        continue;
      }
      const record = { line, names, values: cells };
      const complete = whole ? whole(record) : record;
      if (complete) found.push(complete);
    }
    return found;
  };
  for await (const text of texts) {
    const found = read(splitter.write(text));
    if (found.length > 0) yield found;
  }
  const last = read(splitter.end());
  if (last.length > 0) yield last;
  if (!hasHeader && !hasTrailer) onBroken('the last line, TRL, is missing');
}
