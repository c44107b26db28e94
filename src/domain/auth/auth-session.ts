import { type AuthUser, hasVerifiedFactor } from './auth-user';

/** Authentication assurance level: aal2 after a second factor in this session. */
type AssuranceLevel = 'aal1' | 'aal2';

/** One completed authentication method and its time (seconds since 1970). */
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

/** Adds a method to a session; each method is listed once, with its latest time. */
export function addAmrEntry(amr: readonly AmrEntry[], method: string, now: Date): AmrEntry[] {
  const timestamp = Math.floor(now.getTime() / 1_000);
  return [{ method, timestamp }, ...amr.filter((entry) => entry.method !== method)];
}
