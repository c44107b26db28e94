import type { GoTrueClient } from '@supabase/supabase-js';
import { authClient } from '~/web/shared/auth/auth-client';
import { sessionAwareFetch } from '~/web/shared/auth/session-aware-fetch';
import { isSessionGone, signedOutElsewhere } from '~/web/shared/auth/session-gone';
import { readAuthServiceAddress } from '../account/auth-service-address';
import { type Proof, verifySecondFactor } from './proof-parts';
import { mailSupabaseCode, proveWithSupabase } from './supabase-proof';

/** Emails a code, for users without a password or who forgot it. */
export async function mailProofCode(email: string): Promise<void> {
  const where = await readAuthServiceAddress();
  if (!where.isOurs) return mailSupabaseCode(where, email);
  const { error } = await (await authClient()).reauthenticate();
  if (error) throw error;
}

/** Reauthenticates, then calls `act` with a token that includes the proof. */
export async function withProof<T>(
  proof: Proof,
  act: (accessToken: string) => Promise<T>,
): Promise<T> {
  const where = await readAuthServiceAddress();
  if (!where.isOurs) return proveWithSupabase(where, proof, act);
  const client = await authClient();
  await submitProof(client, proof);
  if (proof.secondCode) await verifySecondFactor(client, proof.secondCode);
  // The current token predates the proof.
  const { data, error } = await client.refreshSession();
  if (error || !data.session) throw error ?? new Error('Please sign in again.');
  return act(data.session.access_token);
}

async function submitProof(client: GoTrueClient, { by }: Proof): Promise<void> {
  if ('appCode' in by) return verifySecondFactor(client, by.appCode);
  const { data } = await client.getSession();
  const answer = await sessionAwareFetch(authClient)('/auth/v1/proof', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify('password' in by ? by : { nonce: by.code }),
  });
  if (answer.ok) return;
  const responseBody: unknown = await answer.json().catch(() => null);
  throw new Error(reasonFor(codeIn(responseBody), by));
}

function codeIn(responseBody: unknown): string {
  const isObject = typeof responseBody === 'object' && responseBody !== null;
  return isObject && 'error_code' in responseBody ? String(responseBody.error_code) : '';
}

function reasonFor(code: string, by: Proof['by']): string {
  if (code === 'over_request_rate_limit') {
    return 'Too many attempts. Please wait a few minutes, or use an emailed code.';
  }
  if (isSessionGone(code)) return `${signedOutElsewhere}.`;
  if (code !== 'reauthentication_not_valid') return 'Something went wrong. Please try again.';
  return 'password' in by
    ? 'That is not your current password.'
    : 'That code is wrong or has expired.';
}
