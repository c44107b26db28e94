import { deleteAddressData } from '~/db/accounts/address-data.repo.server';
import { deletePersonRows } from '~/db/accounts/person.repo.server';
import { deleteAuthUser, findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import { AppError } from '~/domain/app-error';
import { hasVerifiedFactor } from '~/domain/auth/auth-user';
import { isRecentProof } from '~/domain/auth/recent-proof';
import { normalizeEmail } from '~/domain/email/email-address';
import type { Deps } from '../deps';
import { queueAuthMail } from '../email/queue-auth-mail.server';

export const removeAccountJob = 'remove-account';

interface DeletionRequest {
  userId: string;
  /** From the token; our own table takes precedence if it has the account. */
  email: string | null;
  aal: 'aal1' | 'aal2';
  provenAt: Date | null;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'site' | 'remoteAccounts'>;

/**
 * Deletes a user with all their data in one transaction. The user must have authenticated within the last
 * minutes. Returns whether an account remains that we cannot remove.
 */
export async function deletePerson(
  deps: Needs,
  person: DeletionRequest,
): Promise<{ accountKept: boolean }> {
  const { db, clock, site, remoteAccounts } = deps;
  const now = clock.now();
  if (!isRecentProof(person.provenAt, now)) {
    throw new AppError('reauthentication_needed', {
      message: 'Please confirm that it’s you first.',
    });
  }
  const accountKept = site.accountsUrl !== undefined && !remoteAccounts;
  await db.transaction(async (tx) => {
    const email = await removeAccount(tx, person);
    await deletePersonRows(tx, person.userId, now);
    if (remoteAccounts) {
      const payload = { userId: person.userId };
      await insertJob(tx, { kind: removeAccountJob, payload }, now);
    }
    if (!email) return;
    await queueAuthMail(
      { site },
      tx,
      { kind: 'account-deleted', to: email, at: now, accountKept },
      now,
    );
  });
  return { accountKept };
}

/**
 * Removes the account with its sessions, tokens, identities and factors, and everything sent to any
 * address it had. Returns the address for the last email.
 */
async function removeAccount(tx: Queryable, person: DeletionRequest): Promise<string | null> {
  const { userId } = person;
  const user = await findAuthUserForUpdate(tx, userId);
  if (!user) {
    const email = person.email ? normalizeEmail(person.email) : null;
    await deleteAddressData(tx, { userId, email });
    return person.email;
  }
  if (hasVerifiedFactor(user) && person.aal !== 'aal2') {
    throw new AppError('insufficient_aal', {
      message: 'Please confirm with your second factor too.',
    });
  }
  const email = user.emailConfirmedAt ? user.email : null;
  await deleteAddressData(tx, { userId, email });
  await deleteAuthUser(tx, userId);
  return email;
}

/** Deletes a user's account at the remote service, after all local data has been deleted. */
export async function removeRemoteAccount(
  { remoteAccounts }: Pick<Deps, 'remoteAccounts'>,
  { userId }: { userId: string },
): Promise<void> {
  await remoteAccounts?.remove(userId);
}
