/** A fragment of SQL with separate values, so that no value is ever parsed as SQL. */
export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }

  /** The text with $1, $2, … and the values in that order; nested fragments are inlined. */
  compile(): { text: string; values: unknown[] } {
    const values: unknown[] = [];
    return { text: append(this, values), values };
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
