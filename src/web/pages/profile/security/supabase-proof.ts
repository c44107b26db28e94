import { GoTrueClient } from '@supabase/supabase-js';
import type { AuthServiceAddress } from '../account/auth-service-address';
import { type Proof, verifySecondFactor } from './proof-parts';

/** A client that stores nothing, because Supabase has no reauthentication endpoint. */
function openClient({ url, anonKey }: AuthServiceAddress): GoTrueClient {
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

export async function mailSupabaseCode(where: AuthServiceAddress, email: string): Promise<void> {
  const client = openClient(where);
  const { error } = await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error) throw error;
}

export async function proveWithSupabase<T>(
  where: AuthServiceAddress,
  { email, by, secondCode }: Proof,
  act: (accessToken: string) => Promise<T>,
): Promise<T> {
  if ('appCode' in by) throw new Error('Please use your password or an emailed code.');
  const client = openClient(where);
  const signedIn =
    'password' in by
      ? await client.signInWithPassword({ email, password: by.password })
      : await client.verifyOtp({ email, token: by.code, type: 'email' });
  if (signedIn.error?.code === 'otp_expired') {
    throw new Error('That code is wrong or has expired.');
  }
  if (signedIn.error) throw signedIn.error;
  try {
    if (secondCode) await verifySecondFactor(client, secondCode);
    const { data } = await client.getSession();
    if (!data.session) throw new Error('Something went wrong. Please try again.');
    return await act(data.session.access_token);
  } finally {
    await client.signOut({ scope: 'local' });
  }
}
