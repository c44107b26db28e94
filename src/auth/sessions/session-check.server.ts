import { listOpenAuthSessions } from '~/db/auth/auth-session.repo.server';
import type { Queryable } from '~/db/engine/database.server';

interface Session {
  id: string;
  userId: string;
}

interface PendingCheck {
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
  let waiting: PendingCheck[] = [];

  async function checkBatch(pendingChecks: readonly PendingCheck[]): Promise<void> {
    try {
      const ids = [...new Set(pendingChecks.map(({ session }) => session.id))];
      const open = await listOpenAuthSessions(db, { ids, now: clock.now() });
      const owners = new Map(open.map(({ id, userId }) => [id, userId]));
      for (const { session, resolve } of pendingChecks) {
        resolve(owners.get(session.id) === session.userId);
      }
    } catch (error) {
      for (const { reject } of pendingChecks) reject(error);
    }
  }

  function checkAll(): void {
    const pendingChecks = waiting;
    waiting = [];
    for (let first = 0; first < pendingChecks.length; first += maxBatch) {
      void checkBatch(pendingChecks.slice(first, first + maxBatch));
    }
  }

  return (session) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(checkAll);
      waiting.push({ session, resolve, reject });
    });
}
