import { type AuthUser, hasVerifiedFactor } from './auth-user';

/** How sure we are: aal2 when a second factor was shown in this session. */
type AssuranceLevel = 'aal1' | 'aal2';

/** One proof given in a session, and when (seconds since 1970). */
export interface AmrEntry {
  method: string;
  timestamp: number;
}

/** One signed-in device. */
export interface AuthSession {
  id: string;
  userId: string;
  aal: AssuranceLevel;
  factorId: string | null;
  /** Newest first. */
  amr: AmrEntry[];
  refreshSecret: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  refreshedAt: Date;
}

/** Whether a session has completed one factor while its user has a second one. */
export function isSecondFactorDue(
  user: Pick<AuthUser, 'factors'>,
  session: Pick<AuthSession, 'aal'>,
): boolean {
  return session.aal === 'aal1' && hasVerifiedFactor(user);
}

/** The proofs of a session with one more; the same method counts once, with its newest time. */
export function addAmrEntry(amr: readonly AmrEntry[], method: string, now: Date): AmrEntry[] {
  const timestamp = Math.floor(now.getTime() / 1_000);
  return [{ method, timestamp }, ...amr.filter((entry) => entry.method !== method)];
}
