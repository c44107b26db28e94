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
import { type RetainedData, retainedSince } from '~/domain/retention';
import type { Deps } from '../deps';

/** The next run deletes the rest. */
const maxUsersPerRun = 1_000;

/** Deletes expired links, codes, challenges, sessions, keys, limits and idle anonymous users. */
export async function tidyAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const since = (data: RetainedData) => retainedSince(data, now);
  await deleteLimitsEmptyBefore(db, now);
  await deleteOneTimeTokensBefore(db, since('oneTimeToken'));
  await deleteFlowStatesBefore(db, since('signInFlow'));
  await deleteFactorChallengesBefore(db, since('factorChallenge'));
  await deleteWebAuthnChallengesBefore(db, since('passkeyChallenge'));
  await deleteSecurityLinksExpiredBefore(db, since('securityLink'));
  await deleteFactorRecoveriesExpiredBefore(db, since('factorRecovery'));
  await deleteAuthRefreshTokensUsedBefore(db, since('usedRefreshToken'));
  await deleteAuthSessionsIdleSince(db, since('session'));
  await deleteIdleAnonymousUsers({ db, clock }, since('anonymousUser'));
  await deleteSigningKeysRetiredBefore(db, since('retiredSigningKey'));
}

async function deleteIdleAnonymousUsers({ db, clock }: Pick<Deps, 'db' | 'clock'>, since: Date) {
  for (const id of await listAnonymousUsersIdleSince(db, since, maxUsersPerRun)) {
    await db.transaction(async (tx) => {
      await deletePersonRows(tx, id, clock.now());
      await deleteAuthUser(tx, id);
    });
  }
}
