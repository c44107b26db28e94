export interface Statement {
  text: string;
  values: unknown[];
  /** The name of a prepared statement. */
  name: string | undefined;
}

/** A fragment of SQL with separate values, so that no value is ever parsed as SQL. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  /** Set if each connection prepares the statement once. */
  readonly name: string | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], name?: string) {
    this.strings = strings;
    this.values = values;
    this.name = name;
  }

  /** The text with $1, $2, … and the values in that order; nested fragments are inlined. */
  compile(): Statement {
    const values: unknown[] = [];
    return { text: append(this, values), values, name: this.name };
  }

  /** For frequent reads: the statement is parsed and planned once. The name belongs to one text. */
  prepared(name: string): Sql {
    return new Sql(this.strings, this.values, name);
  }
}

function append(fragment: Sql, values: unknown[]): string {
  let text = fragment.strings[0] ?? '';
  fragment.values.forEach((value, index) => {
    if (value instanceof Sql) text += append(value, values);
    else text += `$${values.push(value)}`;
    text += fragment.strings[index + 1] ?? '';
  });
  return text;
}

/** Tag for SQL: sql`select * from job where id = ${id}`. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(strings, values);
}
