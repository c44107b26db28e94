import type { Queryable } from '~/db/engine/database.server';
import { insertSecurityLink } from '~/db/security/security-link.repo.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import { dayMs } from '~/domain/durations';
import { type AccountChange, undoDays } from '~/domain/security/account-change';
import { visitorFacts } from '~/domain/security/security-event';
import { securityLinkAddress } from '~/domain/security/security-link';
import type { Call } from '../auth';
import { recordEvent } from './record-event.server';

interface Announcement {
  change: AccountChange;
  /** The account after the change. */
  user: Pick<AuthUser, 'id' | 'email' | 'emailConfirmedAt'>;
  sessionId: string | null;
  /** The factor, passkey or recovery codes that "This wasn't me" removes. */
  factorId?: string | undefined;
  /** The address before an email change; it is notified too, and "This wasn't me" restores it. */
  previousEmail?: string | null | undefined;
  fact?: { name: string; value: string } | undefined;
  detail?: string | undefined;
}

/**
 * Records an account change in the security log and emails the owner a link to undo it. Runs in the
 * transaction of the change, so that either both happen or neither does.
 */
export async function announceChange(
  tx: Queryable,
  call: Call,
  { change, user, sessionId, factorId, previousEmail, fact, detail }: Announcement,
): Promise<void> {
  const { auth } = call;
  const at = auth.clock.now();
  await recordEvent(tx, call, change, { userId: user.id, sessionId, detail: detail ?? null });
  const addresses = new Set([user.emailConfirmedAt ? user.email : null, previousEmail ?? null]);
  for (const to of addresses) {
    if (!to) continue;
    const token = await insertSecurityLink(tx, {
      userId: user.id,
      purpose: 'undo',
      change,
      factorId: factorId ?? null,
      previousEmail: previousEmail ?? null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + undoDays * dayMs),
    });
    const undoLink = securityLinkAddress(auth.settings.siteUrl, token);
    const facts = visitorFacts(call);
    await auth.queueMail(
      tx,
      { kind: 'account-change', to, change, at, ...facts, fact, undoLink },
      at,
    );
  }
}
