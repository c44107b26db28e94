import type { Copy, Queryable } from './database.server';

interface Answer {
  rows: readonly unknown[];
  touched: number;
}

/** What an engine can do: run one statement, and take rows in. */
interface Engine {
  run(text: string, values: unknown[]): Promise<Answer>;
  copy(copies: readonly Copy[]): Promise<void>;
}

/** Makes a Queryable of an engine: the part that both share. */
export function createQueryable({ run, copy }: Engine): Queryable {
  return {
    async rows(row, query) {
      const { text, values } = query.compile();
      const answer = await run(text, values);
      return answer.rows.map((raw) => row.parse(raw));
    },
    async execute(statement) {
      const { text, values } = statement.compile();
      return (await run(text, values)).touched;
    },
    copy,
  };
}

/** The statement that takes rows in from where the engine finds them. */
export function copyStatement({ table, columns }: Copy, from: string): string {
  return `copy ${table} (${columns.join(', ')}) from ${from}`;
}
