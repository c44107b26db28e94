import type { GoTrueClient } from '@supabase/supabase-js';

/** What the user enters to reauthenticate. */
export interface Proof {
  email: string;
  /** The password, an emailed code or an authenticator app code. */
  by: { password: string } | { code: string } | { appCode: string };
  /** An app code in addition, where both are required. */
  secondCode?: string;
}

/** An app code or a recovery code. */
export async function verifySecondFactor(client: GoTrueClient, code: string): Promise<void> {
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
