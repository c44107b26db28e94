import { deleteOwnAuthSession } from '~/db/auth/auth-session.repo.server';
import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import { AppError } from '~/domain/app-error';
import { visitorFacts } from '~/domain/security/security-event';
import type { Deps } from '../deps';

interface SigningOut {
  userId: string;
  id: string;
  sessionId: string;
  visitor: { ip: string; userAgent: string };
}

/** Signs out one of a user's own devices. */
export async function signOutDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id, sessionId, visitor }: SigningOut,
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    if (!(await deleteOwnAuthSession(tx, { id, userId }))) return false;
    await recordSecurityEvent(tx, {
      kind: 'sessions_ended',
      userId,
      sessionId,
      ...visitorFacts(visitor),
      detail: 'device',
      at: clock.now(),
    });
    return true;
  });
  if (!ended) throw new AppError('not_found', { message: 'This device is not signed in.' });
}
