import { findAuthUserByEmail } from '~/db/auth/auth-user.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { listSecurityEvents } from '~/db/security/security-event.repo.server';
import type { RecordedSecurityEvent, SecurityEventKind } from '~/domain/security/security-event';
import type { Deps } from '../deps';

export interface SecurityEventQuery {
  /** An email address or account id. */
  person?: string | undefined;
  kind?: SecurityEventKind | undefined;
  limit: number;
}

/** Security events for the operator, newest first. */
export async function listSecurityEventsFor(
  { db }: Pick<Deps, 'db'>,
  { person, kind, limit }: SecurityEventQuery,
): Promise<RecordedSecurityEvent[]> {
  if (person === undefined) return listSecurityEvents(db, { kind, limit });
  const isEmail = person.includes('@');
  const userId = isEmail
    ? (await findAuthUserByEmail(db, person.trim().toLowerCase()))?.id
    : person.trim().toLowerCase();
  return userId ? listSecurityEvents(db, { userId, kind, limit }) : [];
}

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
