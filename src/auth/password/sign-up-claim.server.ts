import { z } from 'zod';
import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import {
  deletePendingSignUps,
  listPendingSignUps,
  type PendingSignUp,
} from '~/db/auth/auth-pending-sign-up.repo.server';
import { findAuthUser, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import { provesChallenge } from '../secrets.server';
import { emailIdentity } from './email-user.server';

/**
 * The browser's PKCE verifiers, sent to /verify. Our own parameter; other clients omit it.
 */
export const verifiersParam = z.array(z.string().max(256)).max(20).nullish();

export type Verifiers = readonly string[] | null | undefined;

/**
 * Selects the pending sign-up of the person who confirms the address: the newest one from their browser.
 * Clients that send no verifiers get the password only if all sign-ups for the address used the same one.
 */
export function ownSignUp(
  pending: readonly PendingSignUp[],
  verifiers: Verifiers,
): PendingSignUp | undefined {
  if (verifiers) return pending.find((signUp) => verifiers.some((text) => isMadeBy(signUp, text)));
  const passwords = new Set(pending.map(({ passwordHash }) => passwordHash));
  return passwords.size === 1 ? pending[0] : undefined;
}

function isMadeBy({ codeChallenge, codeChallengeMethod }: PendingSignUp, verifier: string) {
  return (
    codeChallenge !== null &&
    provesChallenge(verifier, codeChallenge, codeChallengeMethod ?? 's256')
  );
}

export interface Claimed {
  user: AuthUser;
  /** The account has no password although its sign-ups had one: the user must choose one. */
  passwordNeeded: boolean;
}

/** Applies the selected sign-up to the unconfirmed account and drops the others. */
export async function claimSignUp(
  tx: Queryable,
  user: AuthUser,
  choose: (pending: readonly PendingSignUp[]) => PendingSignUp | undefined,
  now: Date,
): Promise<Claimed> {
  const pending = user.emailConfirmedAt ? [] : await listPendingSignUps(tx, user.id);
  if (pending.length === 0) {
    return { user, passwordNeeded: user.invitedAt !== null && user.passwordHash === null };
  }
  const own = choose(pending);
  const passwordHash = own?.passwordHash ?? null;
  const userMetadata = own?.userMetadata ?? {};
  await updateAuthUser(tx, user.id, { passwordHash, userMetadata }, now);
  for (const identity of user.identities) {
    if (identity.provider !== 'email') continue;
    const { identityData } = emailIdentity(user.id, user.email ?? '', userMetadata);
    await upsertAuthIdentity(tx, { ...identity, identityData }, now);
  }
  await deletePendingSignUps(tx, user.id);
  const asked = own ? [own] : pending;
  return {
    user: (await findAuthUser(tx, user.id)) ?? user,
    passwordNeeded: passwordHash === null && asked.some((signUp) => signUp.passwordHash !== null),
  };
}
