import { upsertAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import {
  deleteOneTimeTokens,
  deleteOneTimeTokensOf,
  hasOneTimeToken,
} from '~/db/auth/auth-one-time-token.repo.server';
import { deleteAuthSessions } from '~/db/auth/auth-session.repo.server';
import { findAuthUserByEmail, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { deleteFactorRecovery } from '~/db/security/factor-recovery.repo.server';
import { deleteFactorRecoveryLinks } from '~/db/security/security-link.repo.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { duplicateEmail } from '../auth-error';
import { type Challenge, storeFlow, targetOf } from '../oauth/flow.server';
import type { UsedToken } from '../one-time/one-time-check.server';
import { newOneTime } from '../one-time/one-time-mail.server';
import { announceChange } from '../security/announce-change.server';
import { emailIdentity } from './email-user.server';
import { leaveAddress } from './leave-address.server';

const emailChangeKinds = ['email_change_new', 'email_change_current'] as const;

/**
 * Emails both addresses to confirm the change. Emails of an earlier request by the same account become
 * void, because they may have named another address.
 */
export async function requestEmailChange(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  newEmail: string,
  challenge: Challenge,
): Promise<void> {
  const now = call.auth.clock.now();
  await deleteOneTimeTokensOf(tx, { userId: user.id, kinds: emailChangeKinds });
  await updateAuthUser(tx, user.id, { newEmail, emailChangeSentAt: now }, now);
  const sender = await createConfirmationSender(tx, call, user, newEmail, challenge);
  await sender.newAddress();
  if (user.email) await sender.currentAddress(user.email);
}

/** Resends to the addresses that have not confirmed yet; earlier emails stay valid. */
export async function resendEmailChange(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  challenge: Challenge,
): Promise<void> {
  if (!user.newEmail) return;
  const sender = await createConfirmationSender(tx, call, user, user.newEmail, challenge);
  const isOpen = (kind: (typeof emailChangeKinds)[number]) =>
    hasOneTimeToken(tx, { userId: user.id, kind });
  if (await isOpen('email_change_new')) await sender.newAddress();
  if (user.email && (await isOpen('email_change_current'))) await sender.currentAddress(user.email);
}

/** Notifies an address that another account uses; the response does not reveal it. */
async function createConfirmationSender(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  newEmail: string,
  challenge: Challenge,
) {
  const { auth } = call;
  const now = auth.clock.now();
  const flowStateId = await storeFlow(tx, auth, {
    ...challenge,
    userId: user.id,
    authenticationMethod: 'email_change',
  });
  const common = { userId: user.id, type: 'email_change', redirectTo: targetOf(call), flowStateId };
  return {
    async newAddress() {
      const kind = 'email_change_new';
      const { link, code } = await newOneTime(tx, auth, { ...common, kind, email: newEmail });
      if (await findAuthUserByEmail(tx, newEmail)) {
        await auth.queueMail(tx, { kind: 'existing-account', to: newEmail }, now);
        return;
      }
      const mail = { kind: 'change-email-new', to: newEmail, link, code } as const;
      await auth.queueMail(tx, { ...mail, oldEmail: user.email ?? '' }, now);
    },
    async currentAddress(to: string) {
      const kind = 'email_change_current';
      const { link, code } = await newOneTime(tx, auth, { ...common, kind, email: to });
      await auth.queueMail(tx, { kind: 'change-email-current', to, link, code, newEmail }, now);
    },
  };
}

/**
 * Records the confirmation of one address. The email changes once both have confirmed, or the only one.
 * Null while the other is pending.
 */
export async function finishEmailChange(
  tx: Queryable,
  call: Call,
  { token, user }: UsedToken,
): Promise<{ passwordNeeded: boolean } | null> {
  const { kind } = token;
  const other = kind === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  await deleteOneTimeTokensOf(tx, {
    userId: user.id,
    kinds: emailChangeKinds.filter((k) => k === kind),
  });
  if (await hasOneTimeToken(tx, { userId: user.id, kind: other })) return null;
  // Until now, this account had no address. It passes to the person who proved the mailbox: sessions and
  // password of the one who typed the address are removed.
  if (user.isAnonymous) {
    await deleteAuthSessions(tx, user.id);
    await updateAuthUser(tx, user.id, { passwordHash: null }, call.auth.clock.now());
  }
  await changeEmail(tx, call, user);
  return { passwordNeeded: user.isAnonymous && user.passwordHash !== null };
}

export async function changeEmail(tx: Queryable, call: Call, user: AuthUser): Promise<void> {
  const now = call.auth.clock.now();
  const email = user.newEmail;
  if (!email || (await findAuthUserByEmail(tx, email))) throw duplicateEmail();
  const identity = user.identities.find(({ provider }) => provider === 'email');
  const next = identity ?? emailIdentity(user.id, email);
  const identityData = { ...next.identityData, email, email_verified: true };
  await upsertAuthIdentity(tx, { ...next, identityData }, now);
  const providers = new Set([...user.identities.map(({ provider }) => provider), 'email']);
  await updateAuthUser(
    tx,
    user.id,
    {
      email,
      newEmail: null,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      isAnonymous: false,
      userMetadata: { ...user.userMetadata, email_verified: true },
      appMetadata: { provider: 'email', ...user.appMetadata, providers: [...providers] },
    },
    now,
  );
  await voidEmailsToFormer(tx, user.id);
  await announceChange(tx, call, {
    change: 'email_changed',
    user: { id: user.id, email, emailConfirmedAt: now },
    sessionId: null,
    previousEmail: user.emailConfirmedAt ? user.email : null,
    fact: { name: 'New address', value: email },
  });
  // Last, so that the notice to the former address still belongs to the account.
  await leaveAddress(tx, { user, next: email, now: call.auth.clock.now() });
}

/** Voids sign-in and recovery links that were sent to the former address. */
export async function voidEmailsToFormer(tx: Queryable, userId: string): Promise<void> {
  await deleteOneTimeTokens(tx, userId);
  await deleteFactorRecovery(tx, userId);
  await deleteFactorRecoveryLinks(tx, userId);
}
