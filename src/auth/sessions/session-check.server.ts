import { listOpenAuthSessions } from '~/db/auth/auth-session.repo.server';
import type { Queryable } from '~/db/engine/database.server';

interface Session {
  id: string;
  userId: string;
}

interface Question {
  session: Session;
  resolve(isOpen: boolean): void;
  reject(error: unknown): void;
}

const maxBatch = 500;

/**
 * Checks whether sessions are still open. Checks in the same turn of the event loop share one query, so
 * that many requests cost the database few queries.
 */
export function createSessionCheck({
  db,
  clock,
}: {
  db: Queryable;
  clock: { now(): Date };
}): (session: Session) => Promise<boolean> {
  let waiting: Question[] = [];

  async function answer(questions: readonly Question[]): Promise<void> {
    try {
      const ids = [...new Set(questions.map(({ session }) => session.id))];
      const open = await listOpenAuthSessions(db, { ids, now: clock.now() });
      const owners = new Map(open.map(({ id, userId }) => [id, userId]));
      for (const { session, resolve } of questions) {
        resolve(owners.get(session.id) === session.userId);
      }
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  function answerAll(): void {
    const questions = waiting;
    waiting = [];
    for (let first = 0; first < questions.length; first += maxBatch) {
      void answer(questions.slice(first, first + maxBatch));
    }
  }

  return (session) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(answerAll);
      waiting.push({ session, resolve, reject });
    });
}
