import type { Copy, Queryable } from './database.server';

interface Answer {
  rows: readonly unknown[];
  touched: number;
}

/** The operations of an engine that `createQueryable` builds on. */
interface Engine {
  run(text: string, values: unknown[]): Promise<Answer>;
  copy(copies: readonly Copy[]): Promise<void>;
}

/** Creates a Queryable from an engine: the part that both engines share. */
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

/** The COPY statement that reads from the engine's source. */
export function copyStatement({ table, columns }: Copy, from: string): string {
  return `copy ${table} (${columns.join(', ')}) from ${from}`;
}
