import type { GoTrueClient } from '@supabase/supabase-js';
import { authClient } from '~/web/shared/auth/auth-client';
import { isSessionGone, signedOutElsewhere } from '~/web/shared/auth/session-gone';
import { watchingFetch } from '~/web/shared/auth/watch-session';
import { readAccountsAddress } from '../account/accounts-address';
import { mailCodeApart, proveApart } from './proof-apart';
import { type Proof, showSecondFactor } from './proof-parts';

/** Emails a code, for users without a password or who forgot it. */
export async function mailProofCode(email: string): Promise<void> {
  const where = await readAccountsAddress();
  if (!where.isOurs) return mailCodeApart(where, email);
  const { error } = await (await authClient()).reauthenticate();
  if (error) throw error;
}

/** Reauthenticates, then calls `act` with a token that includes the proof. */
export async function withProof<T>(
  proof: Proof,
  act: (accessToken: string) => Promise<T>,
): Promise<T> {
  const where = await readAccountsAddress();
  if (!where.isOurs) return proveApart(where, proof, act);
  const client = await authClient();
  await proveHere(client, proof);
  if (proof.secondCode) await showSecondFactor(client, proof.secondCode);
  // The current token predates the proof.
  const { data, error } = await client.refreshSession();
  if (error || !data.session) throw error ?? new Error('Please sign in again.');
  return act(data.session.access_token);
}

async function proveHere(client: GoTrueClient, { by }: Proof): Promise<void> {
  if ('appCode' in by) return showSecondFactor(client, by.appCode);
  const { data } = await client.getSession();
  const answer = await watchingFetch(authClient)('/auth/v1/proof', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify('password' in by ? by : { nonce: by.code }),
  });
  if (answer.ok) return;
  const said: unknown = await answer.json().catch(() => null);
  throw new Error(reasonFor(codeIn(said), by));
}

function codeIn(said: unknown): string {
  const isObject = typeof said === 'object' && said !== null;
  return isObject && 'error_code' in said ? String(said.error_code) : '';
}

function reasonFor(code: string, by: Proof['by']): string {
  if (code === 'over_request_rate_limit') {
    return 'Too many attempts. Please wait a few minutes, or use an emailed code.';
  }
  if (isSessionGone(code)) return `${signedOutElsewhere}.`;
  if (code !== 'reauthentication_not_valid') return 'That did not work. Please try again.';
  return 'password' in by
    ? 'That is not your current password.'
    : 'That code is wrong or has expired.';
}
