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
  onUnterminated(): void;
}

export async function* readCsvRecords(
  chunks: AsyncIterable<Uint8Array>,
  { format, delimiter, hasHeader }: { format: FeedFormat; delimiter: string; hasHeader: boolean },
  { onProblem, onBroken, onUnterminated }: CsvReading,
): AsyncGenerator<(CsvRow | ListedRecord)[]> {
  const splitter = new CsvSplitter(delimiter);
  let names: readonly string[] | null = hasHeader ? null : rakutenColumns;
  let hasTrailer = false;
  /** The fewest cells of a row so far. */
  let minWidth = Number.POSITIVE_INFINITY;
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
      minWidth = Math.min(minWidth, row.width);
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
  const { isUnterminated } = splitter;
  if (isUnterminated) onUnterminated();
  const last = splitter.end();
  const cut = last.at(-1);
  if (hasHeader && isUnterminated && cut && Number.isFinite(minWidth) && cut.width < minWidth) {
    last.pop();
    const reason = 'the file ends in the middle of this row';
    onProblem({ line: cut.line, field: '', value: cut.values().join(' ').slice(0, 120), reason });
    onBroken('the file ends in the middle of a row');
  }
  const found = read(last);
  if (found.length > 0) yield found;
  if (!hasHeader && !hasTrailer) onBroken('the last line, TRL, is missing');
}

const isFilled = (cell: string) => cell.trim() !== '';
