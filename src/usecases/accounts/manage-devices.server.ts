import { deleteOwnAuthSession, listAuthSessions } from '~/db/auth/auth-session.repo.server';
import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import { AppError } from '~/domain/app-error';
import type { AuthSession } from '~/domain/auth/auth-session';
import { visitorFacts } from '~/domain/security/security-event';
import type { Deps } from '../deps';

const maxDevices = 100;

type Device = Pick<AuthSession, 'id' | 'userAgent' | 'ip' | 'aal' | 'createdAt' | 'refreshedAt'> & {
  current: boolean;
};

/** Lists a user's signed-in devices, most recently used first. Empty if Supabase manages the accounts. */
export async function listDevices(
  { db }: Pick<Deps, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Device[]> {
  const sessions = await listAuthSessions(db, userId, maxDevices);
  return sessions.map(({ id, userAgent, ip, aal, createdAt, refreshedAt }) => ({
    id,
    userAgent,
    ip,
    aal,
    createdAt,
    refreshedAt,
    current: id === sessionId,
  }));
}

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
