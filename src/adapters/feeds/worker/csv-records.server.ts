import type { CsvRow } from '~/domain/feeds/csv/csv-sheet';
import { CsvSplitter } from '~/domain/feeds/csv/split-csv';
import { exceededLimit, feedLimits } from '~/domain/feeds/feed-limits';
import type { FeedFormat, RowProblem } from '~/domain/feeds/feed-offer';
import type { ListedRecord } from '~/domain/feeds/formats/listed-record';
import { rakutenColumns } from '~/domain/feeds/formats/rakuten-columns';
import { createShopifyRows } from '~/domain/feeds/formats/shopify-rows';

interface CsvReading {
  onProblem(problem: RowProblem): void;
  onBroken(reason: string): void;
}

export async function* readCsvRecords(
  chunks: AsyncIterable<Uint8Array>,
  { format, delimiter, hasHeader }: { format: FeedFormat; delimiter: string; hasHeader: boolean },
  { onProblem, onBroken }: CsvReading,
): AsyncGenerator<(CsvRow | ListedRecord)[]> {
  const splitter = new CsvSplitter(delimiter);
  let names: readonly string[] | null = hasHeader ? null : rakutenColumns;
  let hasTrailer = false;
  let mergeRow: ReturnType<typeof createShopifyRows> | null = null;
  const read = (rows: readonly CsvRow[]): (CsvRow | ListedRecord)[] => {
    const found: (CsvRow | ListedRecord)[] = [];
    for (const row of rows) {
      if (names === null) {
        names = row.values().map((cell) => cell.trim().slice(0, feedLimits.maxNameLength));
        if (format === 'shopify-csv') mergeRow = createShopifyRows(names);
        continue;
      }
      if (!hasHeader && row.value(0) === 'HDR') continue;
      if (!hasHeader && row.value(0) === 'TRL') {
        hasTrailer = true;
        continue;
      }
      if (hasHeader && row.width > names.length) {
        const surplus = row.values().slice(names.length).find(isFilled);
        if (surplus !== undefined) {
          const reason = `it has ${row.width} cells instead of ${names.length}: an unquoted delimiter or quote?`;
          onProblem({ line: row.line, field: '', value: surplus.slice(0, 120), reason });
          continue;
        }
      }
      row.names = names;
      const record = mergeRow ? mergeRow(row.line, row.values()) : row;
      if (record) found.push(record);
    }
    return found;
  };
  for await (const bytes of chunks) {
    let rows: CsvRow[] = [];
    const exceeded = exceededLimit(() => {
      rows = splitter.write(bytes);
    });
    const found = read(exceeded ? splitter.takeRows() : rows);
    if (found.length > 0) yield found;
    if (exceeded) throw exceeded;
  }
  const last = read(splitter.end());
  if (last.length > 0) yield last;
  if (!hasHeader && !hasTrailer) onBroken('the last line, TRL, is missing');
}

const isFilled = (cell: string) => cell.trim() !== '';
