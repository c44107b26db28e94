import { deleteAuthUser, findAuthUserForUpdate } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import { insertJob } from '~/db/job.repo.server';
import { deleteSubscriberByEmail } from '~/db/newsletter-subscriber.repo.server';
import { deleteOutboxMailsTo } from '~/db/outbox-mail.repo.server';
import { deletePersonRows } from '~/db/person.repo.server';
import { AppError } from '~/domain/app-error';
import { hasVerifiedFactor } from '~/domain/auth/auth-user';
import { isRecentProof } from '~/domain/auth/recent-proof';
import type { Deps } from './deps';
import { queueAuthMail } from './queue-auth-mail.server';

export const removeAccountJob = 'remove-account';

interface Leaving {
  userId: string;
  /** As the token says; our own table knows better where it has the account. */
  email: string | null;
  aal: 'aal1' | 'aal2';
  provenAt: Date | null;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'site' | 'remoteAccounts'>;

/**
 * Deletes a person with everything that is theirs, all of it or nothing. Whoever asks must have proved
 * who they are in the last minutes. Tells whether an account remains that we cannot remove.
 */
export async function deletePerson(
  deps: Needs,
  person: Leaving,
): Promise<{ accountKept: boolean }> {
  const { db, clock, site, remoteAccounts } = deps;
  const now = clock.now();
  if (!isRecentProof(person.provenAt, now)) {
    throw new AppError('reauthentication_needed', {
      message: 'Please confirm first that it is you.',
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
    await deleteOutboxMailsTo(tx, email);
    await deleteSubscriberByEmail(tx, email.toLowerCase());
    await queueAuthMail(
      { site },
      tx,
      { kind: 'account-deleted', to: email, at: now, accountKept },
      now,
    );
  });
  return { accountKept };
}

/** The account with sessions, tokens, identities and factors; the address to write a last time to. */
async function removeAccount(tx: Queryable, person: Leaving): Promise<string | null> {
  const user = await findAuthUserForUpdate(tx, person.userId);
  if (!user) return person.email;
  if (hasVerifiedFactor(user) && person.aal !== 'aal2') {
    throw new AppError('insufficient_aal', {
      message: 'Please confirm with your second factor, too.',
    });
  }
  await deleteAuthUser(tx, user.id);
  return user.emailConfirmedAt ? user.email : null;
}
