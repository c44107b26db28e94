import type { GoTrueClient, Session } from '@supabase/supabase-js';
import { type AccountState, setAccount, signedOutAccount } from './account-store';
import { createOwnProfile } from './create-own-profile';
import { onRememberedUserChange, rememberedUser, rememberUser } from './signed-in-hint';
import { hasStoredSession } from './stored-session';

/** Keeps the account state in sync with the session, across tabs. */
export function followSession(client: GoTrueClient): void {
  client.onAuthStateChange((event, session) => {
    // This event predates a sign-out in another tab; it must not sign this tab in again.
    const isStale = event !== 'SIGNED_IN' && session !== null && !hasStoredSession();
    applySession(isStale ? null : session);
  });
  // The client's own channel may miss events between tabs; storage is the source of truth.
  onRememberedUserChange(async () => applySession((await client.getSession()).data.session));
}

function applySession(session: Session | null): void {
  const account = accountOf(session);
  const id = account.user?.id ?? null;
  const isNew = id !== null && id !== rememberedUser();
  rememberUser(id);
  setAccount(account);
  if (isNew && session) void createOwnProfile(session.access_token);
}

/** Derives the account state from a session. */
export function accountOf(session: Session | null): AccountState {
  if (!session) return signedOutAccount;
  const { user } = session;
  if (lacksSecondFactor(session)) return { ...signedOutAccount, secondFactorDue: true };
  const { id, email = '', created_at: createdAt } = user;
  // Set only by our own auth service, until the session is refreshed.
  const passwordNeeded = 'password_needed' in session && session.password_needed === true;
  return {
    ...signedOutAccount,
    user: { id, email, createdAt },
    ...(passwordNeeded && { passwordNeeded }),
  };
}

function lacksSecondFactor({ user, access_token }: Session): boolean {
  return Boolean(
    user.factors?.some(({ status }) => status === 'verified') && levelOf(access_token) !== 'aal2',
  );
}

/**
 * Reads the assurance level from a token. The client's own method must not be called inside its
 * events.
 */
function levelOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
