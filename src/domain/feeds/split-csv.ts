export interface CsvRow {
  /** On which it begins, from 1. */
  line: number;
  cells: string[];
}

/** A quote that was not closed after so many characters was not meant as one. */
const longestRecord = 24_000_000;

/**
 * Takes rows out of CSV that comes in pieces. A quote counts where a cell begins; what stands between
 * a closing quote and the next delimiter belongs to the cell, as in life.
 */
export class CsvSplitter {
  private rest = '';
  private line = 1;
  /** Where the cell that is still open begins in `rest`, and up to where its end was looked for. */
  private open = { at: -1, searched: 0 };
  /** Pieces that neither end a row nor touch a quote: joined when one comes that does. */
  private waiting: string[] = [];
  private waitingLength = 0;
  private readonly delimiter: string;

  constructor(delimiter: string) {
    this.delimiter = delimiter;
  }

  /** The rows that are complete with this piece. */
  write(text: string): CsvRow[] {
    const length = this.rest.length + this.waitingLength + text.length;
    if (length < longestRecord && this.rest !== '' && !/[\n"]/.test(text)) {
      this.waiting.push(text);
      this.waitingLength += text.length;
      return [];
    }
    this.join(text);
    return this.take(false);
  }

  /** The last row, when no line break follows it. */
  end(): CsvRow[] {
    this.join('');
    return this.take(true);
  }

  private join(text: string): void {
    this.rest =
      this.waiting.length > 0 ? [this.rest, ...this.waiting, text].join('') : this.rest + text;
    this.waiting = [];
    this.waitingLength = 0;
  }

  private take(isLast: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    const text = this.rest;
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length) {
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      const newline = text.indexOf('\n', at);
      if (newline < 0 && !isLast && text.length - at < longestRecord) break;
      const end = newline < 0 ? text.length : newline;
      if (quote < 0 || quote > end) {
        this.add(rows, splitPlain(text, at, end, this.delimiter), 1);
        at = end + 1;
        continue;
      }
      const read = this.splitQuoted(text, at, isLast);
      if (read === null) break;
      this.add(rows, read.cells, read.lines);
      at = read.end;
    }
    this.rest = at >= text.length ? '' : text.slice(at);
    return rows;
  }

  private add(rows: CsvRow[], cells: string[], lines: number): void {
    const isEmpty = cells.length === 1 && (cells[0] ?? '').trim() === '';
    if (!isEmpty) rows.push({ line: this.line, cells });
    this.open.at = -1;
    this.line += lines;
  }

  /** Null: its end has not come yet. */
  private splitQuoted(
    text: string,
    start: number,
    isLast: boolean,
  ): { cells: string[]; end: number; lines: number } | null {
    const cells: string[] = [];
    let at = start;
    let lines = 1;
    let newline = indexOrEnd(text, '\n', at);
    for (;;) {
      const isQuoted = text.charCodeAt(at) === 34;
      const close = isQuoted ? this.closingQuote(text, at, start) : at;
      if (close < 0) {
        if (!isLast && text.length - start < longestRecord) return null;
        return this.giveUp(text, start);
      }
      if (isQuoted && close + 1 >= text.length && !isLast) return null;
      const plain = isQuoted ? close + 1 : at;
      // Line breaks between quotes belong to the cell.
      for (; newline < plain; newline = indexOrEnd(text, '\n', newline + 1)) lines += 1;
      const delimiter = indexOrEnd(text, this.delimiter, plain);
      const isRowEnd = newline <= delimiter;
      const end = isRowEnd ? newline : delimiter;
      if (end === text.length && !isLast) return null;
      const tail = trimReturn(text.slice(plain, end), isRowEnd);
      if (isQuoted) {
        const quoted = text.slice(at + 1, close);
        const content = quoted.includes('""') ? quoted.replaceAll('""', '"') : quoted;
        cells.push(tail.trim() === '' ? content : `${content}"${tail}`);
      } else cells.push(tail);
      at = end + 1;
      if (isRowEnd) return { cells, end: at, lines };
    }
  }

  private closingQuote(text: string, open: number, start: number): number {
    // Looking through a long cell again with every piece would be slow.
    const isSame = this.open.at === open - start;
    let from = isSame ? start + this.open.searched : open + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      const isCut = quote >= 0 && quote + 1 >= text.length;
      if (quote < 0 || isCut) {
        this.open = { at: open - start, searched: (isCut ? quote : text.length) - start };
        return quote;
      }
      if (text.charCodeAt(quote + 1) !== 34) return quote;
      from = quote + 2;
    }
  }

  /** The quote is a character like any other: only this line is spoiled, not the rest of the feed. */
  private giveUp(text: string, start: number): { cells: string[]; end: number; lines: number } {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    return { cells: splitPlain(text, start, end, this.delimiter), end: end + 1, lines: 1 };
  }
}

function splitPlain(text: string, start: number, end: number, delimiter: string): string[] {
  const stop = end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end;
  return text.slice(start, stop).split(delimiter);
}

function indexOrEnd(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from);
  return at < 0 ? text.length : at;
}

const trimReturn = (text: string, isRowEnd: boolean) =>
  isRowEnd && text.endsWith('\r') ? text.slice(0, -1) : text;
