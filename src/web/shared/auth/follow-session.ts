import type { GoTrueClient, Session } from '@supabase/supabase-js';
import { abortOnSignOut } from './abort-on-sign-out';
import { type AccountState, setAccount, signedOutAccount } from './account-store';
import { onStoredUserChange, storedUserId, storeUserId } from './signed-in-hint';
import { hasStoredSession } from './stored-session';

/** Keeps the account state in sync with the session, across tabs. */
export function followSession(client: GoTrueClient): void {
  client.onAuthStateChange((event, session) => {
    // This event predates a sign-out in another tab; it must not sign this tab in again.
    const isStale = event !== 'SIGNED_IN' && session !== null && !hasStoredSession();
    applySession(isStale ? null : session);
  });
  // The client's own channel may miss events between tabs; storage is the source of truth.
  onStoredUserChange(async () => applySession((await client.getSession()).data.session));
}

function applySession(session: Session | null): void {
  const account = accountOf(session);
  const id = account.user?.id ?? null;
  const isNew = id !== null && id !== storedUserId();
  storeUserId(id);
  setAccount(account);
  if (isNew && session) void createOwnProfile(session.access_token);
}

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

/** Reads the assurance level from a token. The client's own method fails inside its events. */
function levelOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}

/**
 * Creates a profile on the first sign-in on this device; an existing one is unchanged. Failures are
 * not shown, because everything else works without a profile.
 */
async function createOwnProfile(token: string): Promise<void> {
  const { signal, stop } = abortOnSignOut();
  try {
    const answer = await fetch('/api/profile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
      signal,
    });
    if (!answer.ok) throw new Error(`The server responded with status ${answer.status}.`);
  } catch (error) {
    // The person signed out in the meantime, perhaps in another tab.
    if (signal.aborted || !hasStoredSession()) return;
    // biome-ignore lint/suspicious/noConsole: required by the specification
    console.error('The profile could not be created.', error);
  } finally {
    stop();
  }
}
