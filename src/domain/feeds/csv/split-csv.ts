import { FeedLimitExceeded, feedLimits } from '../feed-limits';

const { maxColumns, maxRowLength } = feedLimits;

/** A row of a CSV file and the number of its first line. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Splits CSV that arrives in chunks. A quote counts at the start of a cell; text between a closing quote
 * and the next delimiter belongs to the cell. A quote that is never closed is a character, so that it
 * affects one line instead of the rest of the file.
 */
export class CsvSplitter {
  private readonly delimiter: string;
  /** The text of the row that is not complete yet. */
  private open = '';
  /** An incomplete row is read again when this many characters are there: twice as many as before. */
  private retryLength = 0;
  private line = 1;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  /** The rows completed by this chunk. */
  *write(chunk: string): Generator<CsvRow> {
    this.open += chunk;
    if (this.open.length < this.retryLength) return;
    yield* this.take(false);
    while (this.open.length > maxRowLength) yield* this.cutShort();
    this.retryLength = Math.min(this.open.length * 2, maxRowLength + 1);
  }

  /** The last complete rows, after the last chunk. */
  *finish(): Generator<CsvRow> {
    yield* this.take(false);
  }

  /** Whether the file ends in the middle of a row, or without a line break after it. */
  get isUnterminated(): boolean {
    return this.open !== '';
  }

  /** The rows that were complete, and the one that was not. */
  *end(): Generator<CsvRow> {
    yield* this.finish();
    while (this.open !== '') yield* this.cutShort();
  }

  /** Reads the complete rows; the first one with quotes as characters if `areQuotesPlain`. */
  private *take(areQuotesPlain: boolean): Generator<CsvRow> {
    const text = this.open;
    const signs = { delimiter: finder(text, this.delimiter), newline: finder(text, '\n') };
    let at = 0;
    for (let isFirst = true; ; isFirst = false) {
      const row = readRow(text, at, signs, isFirst && areQuotesPlain);
      if (row.kind === 'too wide') {
        const message = 'a row has more than {max} cells';
        throw new FeedLimitExceeded(message, maxColumns, `line ${this.line}`);
      }
      if (row.kind !== 'complete') break;
      const { cells, end, lines } = row;
      const isBlank = cells.length === 1 && cells[0]?.trim() === '';
      if (!isBlank) yield { line: this.line, cells };
      this.line += lines;
      at = end;
    }
    this.open = text.slice(at);
  }

  /** Ends a row that is incomplete: after its first line if a quote is open, else here. */
  private *cutShort(): Generator<CsvRow> {
    const text = this.open;
    const signs = { delimiter: finder(text, this.delimiter), newline: finder(text, '\n') };
    const isQuoteOpen = readRow(text, 0, signs, false).kind === 'quote open';
    if (!isQuoteOpen || !text.includes('\n')) this.open += '\n';
    yield* this.take(isQuoteOpen);
  }
}

/** Finds the first occurrence of a sign from an offset on; infinity if there is none. */
type Finder = (from: number) => number;

/** A finder for offsets that only grow: each part of the text is searched once. */
function finder(text: string, sign: string): Finder {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = text.indexOf(sign, from);
      found = at < 0 ? Number.POSITIVE_INFINITY : at;
    }
    return found;
  };
}

type RowRead =
  | { kind: 'complete'; cells: string[]; end: number; lines: number }
  | { kind: 'incomplete' | 'quote open' | 'too wide' };

/** Reads the row that starts at an offset. */
function readRow(
  text: string,
  from: number,
  signs: { delimiter: Finder; newline: Finder },
  areQuotesPlain: boolean,
): RowRead {
  const cells: string[] = [];
  let lines = 1;
  for (let at = from; cells.length < maxColumns; ) {
    const isQuoted = text[at] === '"' && !areQuotesPlain;
    const closing = isQuoted ? closingQuote(text, at + 1) : -1;
    if (isQuoted && closing < 0) return { kind: 'quote open' };
    const afterQuotes = isQuoted ? closing + 1 : at;
    const newline = signs.newline(afterQuotes);
    const delimiter = signs.delimiter(afterQuotes);
    const isLast = newline < delimiter;
    if (!isLast && delimiter === Number.POSITIVE_INFINITY) return { kind: 'incomplete' };
    const end = isLast ? lineEnd(text, newline, afterQuotes) : delimiter;
    if (isQuoted) {
      const content = text.slice(at + 1, closing);
      if (content.includes('\n')) lines += content.split('\n').length - 1;
      cells.push(quotedCell(content, text.slice(afterQuotes, end)));
    } else cells.push(text.slice(at, end));
    if (isLast) return { kind: 'complete', cells, end: newline + 1, lines };
    at = delimiter + 1;
  }
  return { kind: 'too wide' };
}

/** The quote that ends a quoted text: two quotes mean a literal one; -1 if there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** The end of a line without its carriage return. */
const lineEnd = (text: string, newline: number, from: number) =>
  newline > from && text[newline - 1] === '\r' ? newline - 1 : newline;

function quotedCell(content: string, tail: string): string {
  const text = content.includes('""') ? content.replaceAll('""', '"') : content;
  return tail.trim() === '' ? text : `${text}"${tail}`;
}
