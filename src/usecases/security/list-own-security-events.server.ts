import { asPerson } from '~/db/as-person.server';
import { listSecurityEvents } from '~/db/security/security-event.repo.server';
import type { RecordedSecurityEvent } from '~/domain/security/security-event';
import type { Deps } from '../deps';

interface Page {
  events: RecordedSecurityEvent[];
  /** Names the next page; null when there is none. */
  nextBefore: number | null;
}

/** What happened to a person's account, the newest first. */
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
