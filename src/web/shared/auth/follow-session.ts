import type { GoTrueClient, Session } from '@supabase/supabase-js';
import { type AccountState, setAccount, signedOutAccount } from './account-store';
import { createOwnProfile } from './create-own-profile';
import { onRememberedUserChange, rememberedUser, rememberUser } from './signed-in-hint';
import { hasStoredSession } from './stored-session';

/** Lets the site know who is signed in, from the first session result on, whichever tab changed it. */
export function followSession(client: GoTrueClient): void {
  client.onAuthStateChange((event, session) => {
    // Read before another tab signed out: it must not sign this tab in again.
    const isStale = event !== 'SIGNED_IN' && session !== null && !hasStoredSession();
    applySession(isStale ? null : session);
  });
  // The client's own channel tells tabs of each other; what is stored is the truth should it not.
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

/** What a session says about who is signed in. */
export function accountOf(session: Session | null): AccountState {
  if (!session) return signedOutAccount;
  const { user } = session;
  if (lacksSecondFactor(session)) return { ...signedOutAccount, secondFactorDue: true };
  const { id, email = '', created_at: createdAt } = user;
  // Set only by our own service, until the session is refreshed.
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

/** The assurance level in a token; the client's own way to ask must not be used inside its events. */
function levelOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
