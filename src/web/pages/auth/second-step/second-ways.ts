import type { Factor, GoTrueClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';

/** Second-step methods: authenticator app, passkey or recovery code. */
export type SecondWay = 'app' | 'passkey' | 'paper';

/** The verified factors of the signed-in user, from their session. */
export async function pendingFactors(client: GoTrueClient): Promise<Factor[]> {
  const { data } = await client.getSession();
  return data.session?.user.factors?.filter(({ status }) => status === 'verified') ?? [];
}

/** The method to show first: the app, if the account has one. */
export function firstWay(types: readonly string[]): SecondWay {
  return types.includes('webauthn') && !types.includes('totp') ? 'passkey' : 'app';
}

/** The selected method, and whether the account has an app. */
export function useSecondWay() {
  const [types, setTypes] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<SecondWay>();
  useEffect(() => {
    authClient()
      .then(pendingFactors)
      .then((factors) => setTypes(factors.map(({ factor_type: type }) => type)))
      .catch(() => {});
  }, []);
  return { way: chosen ?? firstWay(types), choose, hasApp: firstWay(types) === 'app' };
}
