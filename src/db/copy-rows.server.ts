import { arrayLiteral, type Column, type ColumnType } from './bulk.server';
import type { Queryable } from './database.server';
import { LineBuffer } from './line-buffer.server';

/**
 * Adds rows by COPY. Against `insertRows` it saves a quarter of the server's time and most of ours, and
 * cannot return, convert or skip anything.
 */
export async function copyRows<Row>(
  db: Queryable,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const copied = columns.filter(({ isDefault }) => !isDefault || !rows.every(isDefault));
  const cells = copied.map(cellOf);
  const line = cells.map(() => '');
  const lines = new LineBuffer();
  for (const row of rows) {
    for (let at = 0; at < cells.length; at += 1) line[at] = cells[at]?.(row) ?? '';
    lines.add(line.join('\t'));
  }
  await db.copy({ table, columns: copied.map(({ name }) => name) }, lines.end());
}

/** How a column's value is written in a line: decided once a column, not for every value. */
function cellOf<Row>({ type, value }: Column<Row>): (row: Row) => string {
  const written = writerOf(type);
  return (row) => {
    const given = value(row);
    return given === null || given === undefined ? '\\N' : written(given);
  };
}

function writerOf(type: ColumnType): (given: unknown) => string {
  switch (type) {
    case 'text':
      return (given) => escaped(String(given));
    case 'text[]':
      return (given) => (Array.isArray(given) ? escaped(arrayLiteral(given)) : String(given));
    case 'jsonb':
      return (given) => escaped(JSON.stringify(given));
    case 'timestamptz':
      return timeWriter();
    default:
      return String;
  }
}

/** All rows of a reading were seen at one moment: it is written out once. */
function timeWriter(): (given: unknown) => string {
  let last: unknown = null;
  let text = '';
  return (given) => {
    if (given === last) return text;
    last = given;
    text = given instanceof Date ? given.toISOString() : String(given);
    return text;
  };
}

const special = /[\\\t\n\r]/;
const names: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** Nearly no text has any of them, and looking is faster than replacing. */
function escaped(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => names[sign] ?? sign) : text;
}
