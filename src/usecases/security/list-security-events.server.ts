import { findAuthUserByEmail } from '~/db/auth/auth-user.repo.server';
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
