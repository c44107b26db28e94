import type { Queryable } from './database.server';
import { Sql } from './sql.server';

type ColumnType = 'integer' | 'float8' | 'text' | 'boolean' | 'timestamptz' | 'text[]' | 'jsonb';

/** A column and where its value comes from. */
export interface Column<Row> {
  name: string;
  type: ColumnType;
  value: (row: Row) => unknown;
}

/**
 * Rows as a table inside a statement: one array parameter a column, so the text stays the same
 * however many rows there are. Measured on both engines, with times as numbers it is as fast as COPY:
 *
 *     sql`insert into brand (id, name) select id, name from ${rowTable(columns, rows)}`
 */
export function rowTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sql {
  const names = columns.map(({ name }) => name);
  const results = columns.map(({ name, type }) => `${unpacked(name, type)} as ${name}`);
  const strings: string[] = [];
  const values: unknown[] = [];
  columns.forEach(({ type, value }, index) => {
    const lead = index === 0 ? `(select ${results.join(', ')} from unnest(` : ', ';
    strings.push(index === 0 ? lead : `::${packedType(columns[index - 1]?.type)}[]${lead}`);
    values.push(rows.map((row) => packed(value(row), type)));
  });
  strings.push(`::${packedType(columns.at(-1)?.type)}[]) as raw (${names.join(', ')})) as given`);
  return new Sql(strings, values);
}

/** `insert into table (columns) select … from the rows`. Table and columns are ours, never input. */
export function insertRows<Row>(
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sql {
  const names = columns.map(({ name }) => name).join(', ');
  return new Sql(
    [`insert into ${table} (${names}) select ${names} from `, ''],
    [rowTable(columns, rows)],
  );
}

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
  const cells = columns.map(({ type, value }) => cellOf(type, value));
  let lines = '';
  for (const row of rows) {
    for (let at = 0; at < cells.length; at += 1) {
      if (at > 0) lines += '\t';
      lines += cells[at]?.(row);
    }
    lines += '\n';
  }
  await db.copy({ table, columns: columns.map(({ name }) => name) }, lines);
}

/** How a column's value is written in a line of COPY. */
function cellOf<Row>(type: ColumnType, value: Column<Row>['value']): (row: Row) => string {
  const written = (given: unknown): string => {
    if (type === 'jsonb') return escaped(JSON.stringify(given));
    if (Array.isArray(given)) return given.length === 0 ? '{}' : escaped(arrayLiteral(given));
    if (given instanceof Date) return given.toISOString();
    return typeof given === 'string' ? escaped(given) : String(given);
  };
  return (row) => {
    const given = value(row);
    return given === null || given === undefined ? '\\N' : written(given);
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

/** An array of arrays would have to be a rectangle, so lists travel as text. */
function packedType(type: ColumnType | undefined): string {
  if (type === 'text[]' || type === 'jsonb' || type === undefined) return 'text';
  // Reading a number is several times faster than reading a date.
  return type === 'timestamptz' ? 'float8' : type;
}

function packed(value: unknown, type: ColumnType): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (value instanceof Date) return value.getTime() / 1_000;
  if (type === 'text[]' && Array.isArray(value)) return arrayLiteral(value);
  return value;
}

function unpacked(name: string, type: ColumnType): string {
  if (type === 'timestamptz') return `to_timestamp(${name})`;
  return type === 'text[]' || type === 'jsonb' ? `${name}::${type}` : name;
}

function arrayLiteral(items: readonly unknown[]): string {
  return `{${items.map((item) => `"${escapedItem(String(item))}"`).join(',')}}`;
}

const escapedItem = (text: string) => (/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text);
