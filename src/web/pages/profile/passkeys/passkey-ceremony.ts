import type { GoTrueClient } from '@supabase/supabase-js';
import { authClient } from '~/web/shared/auth/auth-client';
import { nextCeremony } from '~/web/shared/auth/passkeys/next-ceremony';
import { passkeyProblem } from '~/web/shared/auth/passkeys/passkey-problem';

type PasskeyCall<T> = (
  client: GoTrueClient,
  signal: AbortSignal,
) => Promise<{ data: T; error: null } | { data: unknown; error: Error }>;

/** Runs a WebAuthn ceremony for the signed-in user; throws an error with a user-facing message. */
export async function runCeremony<T>(call: PasskeyCall<T>): Promise<T> {
  const answer = await call(await authClient(), nextCeremony().signal);
  if (answer.error === null) return answer.data;
  const { name } = answer.error;
  const { code, message } = passkeyProblem(answer.error);
  throw Object.assign(new Error(message, { cause: answer.error }), { name, code });
}
