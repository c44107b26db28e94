import { randomUUID } from 'node:crypto';
import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import {
  findAuthUserByEmail,
  findAuthUserByIdentity,
  findAuthUserForUpdate,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { readEmail } from '~/domain/email/email-address';
import type { Call } from '../auth';
import { duplicateEmail, forbidden, unprocessable } from '../auth-error';
import type { ProvenPerson } from '../oauth/oidc-client.server';
import { identityDataOf, mergeProviderData } from '../oauth/proven-person.server';
import { announceChange } from '../security/announce-change.server';

interface Linking {
  userId: string;
  provider: string;
  person: ProvenPerson;
}

/** A provider's account belongs to one user. */
export async function checkUnlinked(
  tx: Queryable,
  { userId, provider, person }: Linking,
): Promise<void> {
  const holder = await findAuthUserByIdentity(tx, { provider, providerId: person.subject });
  if (!holder) return;
  const suffix = holder.id === userId ? '' : ' to another user';
  throw unprocessable('identity_already_exists', `Identity is already linked${suffix}`);
}

/** Links a provider's account to a user and notifies them by email. */
export async function linkIdentity(
  tx: Queryable,
  call: Call,
  sessionId: string,
  linking: Linking,
): Promise<void> {
  const { userId, provider, person } = linking;
  const now = call.auth.clock.now();
  const user = await findAuthUserForUpdate(tx, userId);
  if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  await checkUnlinked(tx, linking);
  const address = readEmail(person.email ?? '');
  const email = 'email' in address && person.emailVerified ? address.email : undefined;
  if (!user.email) {
    // An anonymous account gets the address that the provider confirmed.
    if (!email) {
      throw unprocessable(
        'provider_email_needs_verification',
        `Unverified email with ${provider}. Verify the email with ${provider} in order to link it`,
      );
    }
    if (await findAuthUserByEmail(tx, email)) throw duplicateEmail();
    const confirmed = { email, emailConfirmedAt: now, isAnonymous: false };
    await updateAuthUser(tx, userId, confirmed, now);
  }
  const identity = { id: randomUUID(), userId, provider, providerId: person.subject };
  const identityData = identityDataOf(person, email);
  await upsertAuthIdentity(tx, { ...identity, identityData }, now);
  const linked = await mergeProviderData(tx, userId, identityData, now);
  await announceChange(tx, call, {
    change: 'provider_linked',
    user: linked,
    sessionId,
    factorId: identity.id,
    fact: { name: 'Provider', value: provider },
    detail: provider,
  });
}
