import { randomUUID } from 'node:crypto';
import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import { updateSignUpsOwner } from '~/db/auth/auth-pending-sign-up.repo.server';
import {
  deleteAuthUser,
  findAuthUser,
  findAuthUserByEmail,
  findAuthUserForUpdate,
  insertAuthUser,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthIdentity, AuthUser, Metadata } from '~/domain/auth/auth-user';

const emailProvider = { provider: 'email', providers: ['email'] };

/** Data of a sign-up before the address is confirmed. */
export function emailIdentity(
  userId: string,
  email: string,
  data: Metadata = {},
): Pick<AuthIdentity, 'id' | 'userId' | 'provider' | 'providerId' | 'identityData'> {
  return {
    id: randomUUID(),
    userId,
    provider: 'email',
    providerId: userId,
    identityData: { ...data, email, email_verified: false, phone_verified: false, sub: userId },
  };
}

interface NewEmailUser {
  email: string;
  passwordHash: string | null;
  data: Metadata;
  id?: string;
  role?: string;
  appMetadata?: Metadata;
  invitedAt?: Date;
}

/** Creates a user with an unconfirmed address; null if the address is taken. */
export async function addEmailUser(
  tx: Queryable,
  given: NewEmailUser,
  now: Date,
): Promise<AuthUser | null> {
  const id = given.id ?? randomUUID();
  const added = await insertAuthUser(
    tx,
    {
      id,
      email: given.email,
      passwordHash: given.passwordHash,
      userMetadata: given.data,
      appMetadata: { ...emailProvider, ...given.appMetadata },
      ...(given.role && { role: given.role }),
      ...(given.invitedAt && { invitedAt: given.invitedAt }),
    },
    now,
  );
  if (!added) return null;
  await upsertAuthIdentity(tx, emailIdentity(id, given.email, given.data), now);
  return findAuthUser(tx, id);
}

type SignUp = { email: string; passwordHash: string | null; data: Metadata };

const maxAttempts = 3;

/**
 * The user who signs up with an address, or null if it is taken. Signing up again before confirming
 * starts over with a new id, indistinguishable from a new address. Earlier emails stay valid, and
 * earlier sign-ups stay pending.
 */
export async function startEmailUser(
  tx: Queryable,
  given: SignUp,
  now: Date,
): Promise<AuthUser | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const added = await addEmailUser(tx, given, now);
    if (added) return added;
    const known = await findAuthUserByEmail(tx, given.email);
    const user = known && (await findAuthUserForUpdate(tx, known.id));
    // Replaced by a concurrent sign-up.
    if (!user) continue;
    return mayStartOver(user) ? replaceUser(tx, user, given, now) : null;
  }
  return null;
}

async function replaceUser(
  tx: Queryable,
  old: AuthUser,
  given: SignUp,
  now: Date,
): Promise<AuthUser | null> {
  await updateAuthUser(tx, old.id, { email: null }, now);
  const user = await addEmailUser(tx, given, now);
  if (!user) throw new Error('The address was taken while its user was locked.');
  await updateSignUpsOwner(tx, { from: old.id, to: user.id });
  await deleteAuthUser(tx, old.id);
  return user;
}

/**
 * Only users that exist because of a sign-up alone; not those invited, created or banned by the operator.
 */
function mayStartOver(user: AuthUser): boolean {
  const { provider, providers, ...more } = user.appMetadata;
  return (
    !user.emailConfirmedAt &&
    !user.invitedAt &&
    !user.bannedUntil &&
    user.role === 'authenticated' &&
    user.identities.every((identity) => identity.provider === 'email') &&
    Object.keys(more).length === 0
  );
}

/** A fake new user for a sign-up with a taken address, indistinguishable from a real one. */
export function decoyUser(email: string, data: Metadata, now: Date): AuthUser {
  const id = randomUUID();
  const timestamps = { lastSignInAt: now, createdAt: now, updatedAt: now };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: null,
    passwordHash: null,
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    invitedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    reauthenticationSentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    appMetadata: emailProvider,
    userMetadata: data,
    isAnonymous: false,
    bannedUntil: null,
    deletedAt: null,
    ...timestamps,
    lastSignInAt: null,
    identities: [{ ...emailIdentity(id, email, data), ...timestamps }],
    factors: [],
  };
}
