import { GoTrueClient } from '@supabase/supabase-js';

/** What somebody shows to prove once more who they are. */
export interface Proof {
  email: string;
  /** The password, or a code that was just mailed. */
  by: { password: string } | { code: string };
  /** What the authenticator app shows, or a recovery code; for those who have set that up. */
  secondCode?: string;
}

/**
 * A client beside the one that is signed in: it keeps nothing and tells nobody, so a proof leaves no
 * trace in the browser, whether it succeeds or not.
 */
async function openProofClient(): Promise<GoTrueClient> {
  const answer = await fetch('/api/accounts/client');
  if (!answer.ok) throw new Error('Accounts are away right now. Please try again later.');
  const { url, anonKey } = await answer.json();
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: 'proof',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
  });
}

/** Mails a code to somebody who has no password, or has forgotten it. */
export async function mailProofCode(email: string): Promise<void> {
  const client = await openProofClient();
  const { error } = await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error) throw error;
}

/** Proves it, does something as whoever has just proved it, and forgets the proof. */
export async function withProof<T>(
  proof: Proof,
  act: (accessToken: string) => Promise<T>,
): Promise<T> {
  const client = await openProofClient();
  const { email, by } = proof;
  const signedIn =
    'password' in by
      ? await client.signInWithPassword({ email, password: by.password })
      : await client.verifyOtp({ email, token: by.code, type: 'email' });
  if (signedIn.error) throw signedIn.error;
  try {
    if (proof.secondCode) await showSecondFactor(client, proof.secondCode);
    const { data } = await client.getSession();
    if (!data.session) throw new Error('That did not work. Please try again.');
    return await act(data.session.access_token);
  } finally {
    await client.signOut({ scope: 'local' });
  }
}

async function showSecondFactor(client: GoTrueClient, code: string): Promise<void> {
  if (!/^\s*\d{3}\s*\d{3}\s*$/.test(code)) {
    const { error } = await client.mfa.recoveryCodes.verify({ code });
    if (error) throw error;
    return;
  }
  const { data } = await client.mfa.listFactors();
  const factorId = data?.totp[0]?.id ?? '';
  const digits = code.replaceAll(/\s/g, '');
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: digits });
  if (error) throw error;
}
