import { deletePersonRows } from '~/db/accounts/person.repo.server';
import { deleteFactorChallengesBefore } from '~/db/auth/auth-factor.repo.server';
import { deleteFlowStatesBefore } from '~/db/auth/auth-flow-state.repo.server';
import { deleteLimitsEmptyBefore } from '~/db/auth/auth-limit.repo.server';
import { deleteOneTimeTokensBefore } from '~/db/auth/auth-one-time-token.repo.server';
import { deleteAuthRefreshTokensUsedBefore } from '~/db/auth/auth-refresh-token.repo.server';
import { deleteAuthSessionsIdleSince } from '~/db/auth/auth-session.repo.server';
import { deleteSigningKeysRetiredBefore } from '~/db/auth/auth-signing-key.repo.server';
import { deleteAuthUser, listAnonymousUsersIdleSince } from '~/db/auth/auth-user.repo.server';
import { deleteWebAuthnChallengesBefore } from '~/db/auth/passkeys/webauthn-challenge.repo.server';
import { deleteFactorRecoveriesExpiredBefore } from '~/db/security/factor-recovery.repo.server';
import { deleteSecurityLinksExpiredBefore } from '~/db/security/security-link.repo.server';
import { dayMs, hourMs } from '~/domain/durations';
import type { Deps } from '../deps';

/** The rest has its turn the next time. */
const maxUsersPerRun = 1_000;

/** Forgets what can no longer be used: old links, codes, challenges, sessions, keys and limits. */
export async function tidyAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await deleteLimitsEmptyBefore(db, before(0));
  await deleteOneTimeTokensBefore(db, before(dayMs));
  await deleteFlowStatesBefore(db, before(dayMs));
  await deleteFactorChallengesBefore(db, before(dayMs));
  await deleteWebAuthnChallengesBefore(db, before(hourMs));
  await deleteSecurityLinksExpiredBefore(db, before(dayMs));
  await deleteFactorRecoveriesExpiredBefore(db, before(dayMs));
  // For a month a stolen token that was used already still ends its session.
  await deleteAuthRefreshTokensUsedBefore(db, before(30 * dayMs));
  await deleteAuthSessionsIdleSince(db, before(180 * dayMs));
  await deleteIdleAnonymousUsers({ db, clock }, before(30 * dayMs));
  // The longest-lived token lasts a week.
  await deleteSigningKeysRetiredBefore(db, before(8 * dayMs));
}

/** Whoever never gave a name goes like everybody else: with what they have gathered. */
async function deleteIdleAnonymousUsers({ db, clock }: Pick<Deps, 'db' | 'clock'>, since: Date) {
  for (const id of await listAnonymousUsersIdleSince(db, since, maxUsersPerRun)) {
    await db.transaction(async (tx) => {
      await deletePersonRows(tx, id, clock.now());
      await deleteAuthUser(tx, id);
    });
  }
}
