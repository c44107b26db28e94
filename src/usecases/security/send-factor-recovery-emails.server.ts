import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  listRecoveriesToAnnounce,
  listRecoveriesToRemind,
  updateFactorRecoveryAnnounced,
  updateFactorRecoveryReminded,
} from '~/db/security/factor-recovery.repo.server';
import { insertSecurityLink } from '~/db/security/security-link.repo.server';
import { hourMs } from '~/domain/durations';
import { recoveryReminderHours } from '~/domain/security/account-change';
import type { FactorRecovery } from '~/domain/security/factor-recovery';
import { type SecurityLinkPurpose, securityLinkAddress } from '~/domain/security/security-link';
import type { Deps } from '../deps';
import { queueAuthMail } from '../email/queue-auth-mail.server';

type Needs = Pick<Deps, 'db' | 'clock' | 'site'>;

const batchSize = 200;

/**
 * Sends the emails that are due during second-factor recovery. Each is marked in the transaction that
 * queues it, so a crash neither repeats nor loses one.
 */
export async function sendFactorRecoveryEmails(deps: Needs): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const remindBefore = new Date(now.getTime() + recoveryReminderHours * hourMs);
  for (const due of await listRecoveriesToRemind(db, { remindBefore, now, limit: batchSize })) {
    await db.transaction(async (tx) => {
      if (await updateFactorRecoveryReminded(tx, due.userId, now)) await remind(deps, tx, due);
    });
  }
  for (const due of await listRecoveriesToAnnounce(db, { now, limit: batchSize })) {
    await db.transaction(async (tx) => {
      if (await updateFactorRecoveryAnnounced(tx, due.userId, now)) await announce(deps, tx, due);
    });
  }
}

async function remind(deps: Needs, tx: Queryable, recovery: FactorRecovery): Promise<void> {
  const to = (await findAuthUser(tx, recovery.userId))?.email;
  if (!to) return;
  const cancelLink = await newLink(deps, tx, recovery, 'cancel_factor_recovery');
  const { readyAt } = recovery;
  const mail = { kind: 'factor-recovery-reminder' as const, to, readyAt, cancelLink };
  await queueAuthMail(deps, tx, mail, deps.clock.now());
}

async function announce(deps: Needs, tx: Queryable, recovery: FactorRecovery): Promise<void> {
  const to = (await findAuthUser(tx, recovery.userId))?.email;
  if (!to) return;
  const finishLink = await newLink(deps, tx, recovery, 'finish_factor_recovery');
  const cancelLink = await newLink(deps, tx, recovery, 'cancel_factor_recovery');
  const { expiresAt } = recovery;
  const mail = { kind: 'factor-recovery-ready' as const, to, expiresAt, finishLink, cancelLink };
  await queueAuthMail(deps, tx, mail, deps.clock.now());
}

async function newLink(
  { clock, site }: Needs,
  tx: Queryable,
  { userId, expiresAt }: FactorRecovery,
  purpose: SecurityLinkPurpose,
): Promise<string> {
  const link = { userId, purpose, createdAt: clock.now(), expiresAt };
  return securityLinkAddress(site.publicUrl, await insertSecurityLink(tx, link));
}
