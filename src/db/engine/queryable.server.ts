import type { Copy, Queryable } from './database.server';
import type { Statement } from './sql.server';

interface Answer {
  rows: readonly unknown[];
  touched: number;
}

/** The operations of an engine that `createQueryable` builds on. */
interface Engine {
  run(statement: Statement): Promise<Answer>;
  copy(copies: readonly Copy[]): Promise<void>;
}

/** Creates a Queryable from an engine: the part that both engines share. */
export function createQueryable({ run, copy }: Engine): Queryable {
  return {
    async rows(row, query) {
      const answer = await run(query.compile());
      return answer.rows.map((raw) => row.parse(raw));
    },
    async execute(statement) {
      return (await run(statement.compile())).touched;
    },
    copy,
  };
}

/** The COPY statement that reads from the engine's source. */
export function copyStatement({ table, columns }: Copy, from: string): string {
  return `copy ${table} (${columns.join(', ')}) from ${from}`;
}
