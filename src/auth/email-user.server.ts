import { randomUUID } from 'node:crypto';
import { upsertAuthIdentity } from '~/db/auth-identity.repo.server';
import { deleteOneTimeTokens } from '~/db/auth-one-time-token.repo.server';
import {
  findAuthUser,
  findAuthUserByEmail,
  findAuthUserForUpdate,
  insertAuthUser,
  updateAuthUser,
} from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import type { AuthIdentity, AuthUser, Metadata } from '~/domain/auth/auth-user';

const emailProvider = { provider: 'email', providers: ['email'] };

/** What is known of an address before it is confirmed. */
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

/** Adds a user with an address that is not confirmed yet; null when somebody has it. */
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

/**
 * The user who signs up with an address: a new one, or one who signed up before and never confirmed.
 * The latter starts over, with the password of now: the link that confirms it is mailed by the same
 * request, so nobody can wait behind an address for its owner to confirm somebody else's password.
 */
export async function startEmailUser(
  tx: Queryable,
  given: { email: string; passwordHash: string; data: Metadata },
  now: Date,
): Promise<{ user: AuthUser; taken: boolean }> {
  const added = await addEmailUser(tx, given, now);
  if (added) return { user: added, taken: false };
  const known = await findAuthUserByEmail(tx, given.email);
  const user = known && (await findAuthUserForUpdate(tx, known.id));
  // Between the two statements the other one was deleted; whoever asked will ask again.
  if (!user) throw new Error('The user who had this address has just gone.');
  if (user.emailConfirmedAt) return { user, taken: true };
  await deleteOneTimeTokens(tx, user.id);
  const userMetadata = { ...user.userMetadata, ...given.data };
  await updateAuthUser(tx, user.id, { passwordHash: given.passwordHash, userMetadata }, now);
  await upsertAuthIdentity(tx, emailIdentity(user.id, given.email, given.data), now);
  return { user: { ...user, userMetadata }, taken: false };
}

/** What whoever signs up with a taken address is shown: as new as any other, and nobody. */
export function nobody(email: string, data: Metadata, now: Date): AuthUser {
  const id = randomUUID();
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now };
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
    ...times,
    lastSignInAt: null,
    identities: [{ ...emailIdentity(id, email, data), ...times }],
    factors: [],
  };
}
