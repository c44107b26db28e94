import type { GoTrueClient, VerifyOtpParams } from '@supabase/supabase-js';

/**
 * Uses an emailed code or link. A new session replaces and ends the current one of this browser.
 * Returns whether there is a new session.
 */
export async function verifyCode(client: GoTrueClient, proof: VerifyOtpParams) {
  const before = (await client.getSession()).data.session;
  const { data, error } = await client.verifyOtp(proof);
  const signedIn = data.session !== null;
  // If this fails, the user can still end that session from their device list.
  if (signedIn && before) {
    await client.admin.signOut(before.access_token, 'local').catch(() => {});
  }
  return { error, signedIn };
}
