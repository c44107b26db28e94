import { randomUUID } from 'node:crypto';
import { deleteOtherAuthIdentities, upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import {
  findAuthUser,
  findAuthUserByEmail,
  findAuthUserByIdentity,
  findAuthUserForUpdate,
  insertAuthUser,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AuthUser, isBanned, type Metadata } from '~/domain/auth/auth-user';
import { readEmail } from '~/domain/email/email-address';
import type { Auth } from '../auth';
import { forbidden, unprocessable } from '../auth-error';
import { confirmUser } from '../password/confirm-user.server';
import { checkSignUpsOpen } from '../password/sign-up.server';
import type { ProvenPerson } from './oidc-client.server';

/**
 * The user for a provider's account: found by the provider's id or by a confirmed address, or created.
 * Unconfirmed addresses are ignored.
 */
export async function findOrAddProven(
  tx: Queryable,
  auth: Auth,
  provider: string,
  person: ProvenPerson,
): Promise<AuthUser> {
  const now = auth.clock.now();
  const known = await findAuthUserByIdentity(tx, { provider, providerId: person.subject });
  const address = readEmail(person.email ?? '');
  const email = 'email' in address && person.emailVerified ? address.email : undefined;
  if (!known && !email) {
    throw unprocessable(
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  }
  const before = known ?? (email ? await findAuthUserByEmail(tx, email) : null);
  const id = before?.id ?? randomUUID();
  if (before) await findAuthUserForUpdate(tx, id);
  else {
    checkSignUpsOpen(auth);
    await insertAuthUser(tx, { id, email: email ?? null }, now);
  }
  const identityData = identityDataOf(person, email);
  const identity = { id: randomUUID(), userId: id, provider, providerId: person.subject };
  await upsertAuthIdentity(tx, { ...identity, identityData }, now);
  const user = await reload(tx, id);
  if (isBanned(user, now)) throw forbidden('user_banned', 'User is banned');
  if (!user.emailConfirmedAt) {
    // An earlier sign-up that never confirmed this address may be a stranger's, so nothing of it is kept.
    await deleteOtherAuthIdentities(tx, identity);
    const clearedFields = { passwordHash: null, userMetadata: {}, appMetadata: {} };
    await updateAuthUser(tx, id, clearedFields, now);
    await confirmUser(tx, await reload(tx, id), now);
  }
  return mergeProviderData(tx, id, identityData, now);
}

async function reload(tx: Queryable, id: string): Promise<AuthUser> {
  const user = await findAuthUser(tx, id);
  if (!user) throw new Error('The user was deleted meanwhile.');
  return user;
}

export function identityDataOf(person: ProvenPerson, email: string | undefined): Metadata {
  const { name, picture, subject } = person;
  return {
    ...(email && { email, email_verified: true }),
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
    sub: subject,
    provider_id: subject,
  };
}

/** Adds the provider's data to the user's metadata; existing values stay. */
export async function mergeProviderData(
  tx: Queryable,
  id: string,
  data: Metadata,
  now: Date,
): Promise<AuthUser> {
  const user = await reload(tx, id);
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  const userMetadata = { ...data, ...user.userMetadata };
  const appMetadata = { provider: providers[0], ...user.appMetadata, providers };
  await updateAuthUser(tx, id, { userMetadata, appMetadata }, now);
  return { ...user, userMetadata, appMetadata };
}
