import type { Database, Queryable } from '~/db/engine/database.server';

class Killed extends Error {}

/** A database connection that fails after a number of statements, as if the process had been killed. */
export function killableDatabase(db: Database) {
  let statementsLeft = Number.POSITIVE_INFINITY;

  function killable<T extends Queryable>(queryable: T): T {
    const step = () => {
      statementsLeft -= 1;
      if (statementsLeft < 0) throw new Killed('killed');
    };
    return {
      ...queryable,
      rows: async (row, query) => {
        step();
        return queryable.rows(row, query);
      },
      execute: async (statement) => {
        step();
        return queryable.execute(statement);
      },
      copy: async (copies) => {
        for (const copy of copies) {
          step();
          await queryable.copy([copy]);
        }
      },
    };
  }

  const killableDb: Database = {
    ...killable(db),
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work(killable(tx));
        // Also fail just before the commit.
        if (statementsLeft === 0) throw new Killed('killed');
        return result;
      }),
  };
  return {
    db: killableDb,
    /** Fails after this many more statements. */
    killAfter(statements: number) {
      statementsLeft = statements;
    },
    revive() {
      statementsLeft = Number.POSITIVE_INFINITY;
    },
  };
}
