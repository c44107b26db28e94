import type { Factor, GoTrueClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';

/** How the second factor can be shown: a code from an app, a passkey, a code on paper. */
export type SecondWay = 'app' | 'passkey' | 'paper';

/** The verified factors of whoever has shown the first one, as their session says. */
export async function pendingFactors(client: GoTrueClient): Promise<Factor[]> {
  const { data } = await client.getSession();
  return data.session?.user.factors?.filter(({ status }) => status === 'verified') ?? [];
}

/** Which way is asked for first: the app, unless the account has none. */
export function firstWay(types: readonly string[]): SecondWay {
  return types.includes('webauthn') && !types.includes('totp') ? 'passkey' : 'app';
}

/** The way that was chosen, and whether the account has an app. */
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
