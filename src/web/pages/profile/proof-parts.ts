import type { GoTrueClient } from '@supabase/supabase-js';

/** What somebody shows to prove once more who they are. */
export interface Proof {
  email: string;
  /** The password, a code that was just emailed, or what the authenticator app shows. */
  by: { password: string } | { code: string } | { appCode: string };
  /** Where both are wanted: a code from the app besides. */
  secondCode?: string;
}

/** A code from the app, or a recovery code. */
export async function showSecondFactor(client: GoTrueClient, code: string): Promise<void> {
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
