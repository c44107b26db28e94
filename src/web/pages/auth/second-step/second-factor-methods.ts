import type { Factor, GoTrueClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';

export type SecondFactorMethod = 'app' | 'passkey' | 'paper';

/** The verified factors of the signed-in user, from their session. */
export async function pendingFactors(client: GoTrueClient): Promise<Factor[]> {
  const { data } = await client.getSession();
  return data.session?.user.factors?.filter(({ status }) => status === 'verified') ?? [];
}

/** The method to show first: the app, if the account has one. */
export function initialMethod(types: readonly string[]): SecondFactorMethod {
  return types.includes('webauthn') && !types.includes('totp') ? 'passkey' : 'app';
}

/** The selected method, and whether the account has an app. */
export function useSecondFactorMethod() {
  const [types, setTypes] = useState<readonly string[]>([]);
  const [chosen, choose] = useState<SecondFactorMethod>();
  useEffect(() => {
    authClient()
      .then(pendingFactors)
      .then((factors) => setTypes(factors.map(({ factor_type: type }) => type)))
      .catch(() => {});
  }, []);
  return { method: chosen ?? initialMethod(types), choose, hasApp: initialMethod(types) === 'app' };
}
