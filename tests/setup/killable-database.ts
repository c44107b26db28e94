import type { Database, Queryable } from '~/db/engine/database.server';

class Killed extends Error {}

/** A database whose user is gone after so many statements: nothing more is said to it. */
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
        // Gone before the commit, too.
        if (statementsLeft === 0) throw new Killed('killed');
        return result;
      }),
  };
  return {
    db: killableDb,
    /** Lets so many more statements through. */
    killAfter(statements: number) {
      statementsLeft = statements;
    },
    revive() {
      statementsLeft = Number.POSITIVE_INFINITY;
    },
  };
}
