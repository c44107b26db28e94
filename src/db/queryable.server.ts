import type { Queryable } from './database.server';

interface Answer {
  rows: readonly unknown[];
  touched: number;
}

/** Makes a Queryable of whatever can run one statement: the part that both engines share. */
export function createQueryable(
  run: (text: string, values: unknown[]) => Promise<Answer>,
): Queryable {
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
  };
}
