import { listAuthSessions } from '~/db/auth/auth-session.repo.server';
import type { AuthSession } from '~/domain/auth/auth-session';
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
