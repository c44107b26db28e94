import { arrayLiteral, type Column, type ColumnType } from './bulk.server';
import type { Queryable } from './database.server';
import { LineBuffer } from './line-buffer.server';

/** A table that rows are copied into. */
export interface CopyTable<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Without the columns that have a default. */
  readonly fewer: readonly Column<Row>[];
  readonly isPlain: (row: Row) => boolean;
}

/** Names a table and its columns; rows whose values are the table's defaults are sent without them. */
export function copyTable<Row>(name: string, columns: readonly Column<Row>[]): CopyTable<Row> {
  const defaults = columns.flatMap(({ isDefault }) => isDefault ?? []);
  return {
    name,
    columns,
    fewer: columns.filter(({ isDefault }) => !isDefault),
    isPlain: (row) => defaults.every((isDefault) => isDefault(row)),
  };
}

/**
 * Rows on their way into a table, already in the bytes that COPY takes: what was a row may be forgotten
 * as soon as it is added. Kept as objects until they are sent, the rows of a piece of a feed outlive two
 * collections each, and collecting took a quarter of the time.
 */
export class CopyDraft<Row> {
  length = 0;
  private readonly table: CopyTable<Row>;
  private plain: Sheet<Row> | null = null;
  private whole: Sheet<Row> | null = null;

  constructor(table: CopyTable<Row>) {
    this.table = table;
  }

  add(row: Row): void {
    this.length += 1;
    this.sheetFor(row).add(row);
  }

  async send(db: Queryable): Promise<void> {
    for (const sheet of [this.plain, this.whole]) await sheet?.send(db, this.table.name);
    this.plain = null;
    this.whole = null;
    this.length = 0;
  }

  private sheetFor(row: Row): Sheet<Row> {
    const { columns, fewer, isPlain } = this.table;
    if (fewer.length < columns.length && isPlain(row)) {
      this.plain ??= new Sheet(fewer);
      return this.plain;
    }
    this.whole ??= new Sheet(columns);
    return this.whole;
  }
}

/** Lines that all have the same columns. */
class Sheet<Row> {
  private readonly columns: readonly Column<Row>[];
  private readonly cells: readonly CellWriter<Row>[];
  private readonly lines = new LineBuffer();

  constructor(columns: readonly Column<Row>[]) {
    this.columns = columns;
    this.cells = columns.map(cellWriter);
  }

  add(row: Row): void {
    const { lines, cells } = this;
    for (let at = 0; at < cells.length; at += 1) cells[at]?.(lines, row);
    lines.endLine();
  }

  async send(db: Queryable, table: string): Promise<void> {
    const columns = this.columns.map(({ name }) => name);
    await db.copy({ table, columns }, this.lines.end());
    this.lines.giveBack();
  }
}

type CellWriter<Row> = (lines: LineBuffer, row: Row) => void;

/** How a column's value is written in a line: decided once a column, not for every value. */
function cellWriter<Row>({ type, value }: Column<Row>): CellWriter<Row> {
  const write = valueWriter(type);
  return (lines, row) => {
    const given = value(row);
    if (given === null || given === undefined) lines.nothing();
    else write(lines, given);
  };
}

function valueWriter(type: ColumnType): (lines: LineBuffer, given: unknown) => void {
  switch (type) {
    case 'integer':
      return (lines, given) => lines.integer(Number(given));
    case 'text[]':
      return (lines, given) =>
        lines.text(Array.isArray(given) ? arrayLiteral(given) : String(given));
    case 'jsonb':
      return (lines, given) => lines.text(JSON.stringify(given));
    case 'timestamptz':
      return timeWriter();
    default:
      return (lines, given) => lines.text(String(given));
  }
}

/** All rows of a reading were seen at one moment: it is written out once. */
function timeWriter(): (lines: LineBuffer, given: unknown) => void {
  let last: unknown = null;
  let text = '';
  return (lines, given) => {
    if (given !== last) {
      last = given;
      text = given instanceof Date ? given.toISOString() : String(given);
    }
    lines.text(text);
  };
}
