import { asPerson } from '~/db/engine/as-person.server';
import { listSecurityEvents } from '~/db/security/security-event.repo.server';
import type { RecordedSecurityEvent } from '~/domain/security/security-event';
import type { Deps } from '../deps';

interface Page {
  events: RecordedSecurityEvent[];
  /** Cursor of the next page; null if there is none. */
  nextBefore: number | null;
}

/** Events of a user's account, newest first. */
export async function listOwnSecurityEvents(
  { db }: Pick<Deps, 'db'>,
  query: { userId: string; beforeId: number | undefined; limit: number },
): Promise<Page> {
  const { limit } = query;
  const found = await asPerson(db, query.userId, (tx) =>
    listSecurityEvents(tx, { ...query, limit: limit + 1 }),
  );
  const events = found.slice(0, limit);
  return { events, nextBefore: found.length > limit ? (events.at(-1)?.id ?? null) : null };
}
