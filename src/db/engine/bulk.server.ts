import { Sql } from './sql.server';

export type ColumnType =
  | 'integer'
  | 'bigint'
  | 'float8'
  | 'text'
  | 'boolean'
  | 'timestamptz'
  | 'text[]'
  | 'jsonb';

/** A column and the function that reads its value. */
export interface Column<Row> {
  name: string;
  type: ColumnType;
  value: (row: Row) => unknown;
  /** Whether the value is the column's default. A column with only defaults is not copied. */
  isDefault?: (row: Row) => boolean;
}

/**
 * Rows as a table inside a statement: one array parameter per column, so the text does not depend on
 * the number of rows. `copyRows` is faster where nothing has to be converted or skipped.
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

/** `insert into table (columns) select … from the rows`. Table and columns are constants, never input. */
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

/** PostgreSQL's arrays of arrays must be rectangular, so lists are sent as text. */
function packedType(type: ColumnType | undefined): string {
  if (type === 'text[]' || type === 'jsonb' || type === undefined) return 'text';
  // Parsing a number is several times faster than parsing a timestamp.
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

/** A list as a PostgreSQL array literal. */
export function arrayLiteral(items: readonly unknown[]): string {
  return `{${items.map((item) => `"${escapedItem(String(item))}"`).join(',')}}`;
}

const escapedItem = (text: string) => (/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text);
