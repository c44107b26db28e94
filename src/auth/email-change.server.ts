import { upsertAuthIdentity } from '~/db/auth-identity.repo.server';
import { deleteOneTimeTokens, hasOneTimeToken } from '~/db/auth-one-time-token.repo.server';
import { findAuthUserByEmail, updateAuthUser } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Call } from './auth';
import { duplicateEmail } from './auth-error';
import { emailIdentity } from './email-user.server';
import { type Challenge, rememberFlow, targetOf } from './flow.server';
import type { UsedToken } from './one-time-check.server';
import { newOneTime } from './one-time-mail.server';
import { announceChange } from './security/announce-change.server';

/**
 * Asks both addresses whether the new one may take the old one's place. An address that somebody else
 * has is told so itself; whoever asked sees the same as with any other.
 */
export async function askForEmailChange(
  tx: Queryable,
  call: Call,
  user: AuthUser,
  newEmail: string,
  challenge: Challenge,
): Promise<void> {
  const { auth } = call;
  const now = auth.clock.now();
  const flowStateId = await rememberFlow(tx, auth, {
    ...challenge,
    userId: user.id,
    authenticationMethod: 'email_change',
  });
  const common = { userId: user.id, type: 'email_change', redirectTo: targetOf(call), flowStateId };
  await updateAuthUser(tx, user.id, { newEmail, emailChangeSentAt: now }, now);
  const taken = await findAuthUserByEmail(tx, newEmail);
  const kind = 'email_change_new';
  const forNew = await newOneTime(tx, auth, { ...common, kind, email: newEmail });
  if (taken) await auth.queueMail(tx, { kind: 'existing-account', to: newEmail }, now);
  else {
    const { link, code } = forNew;
    const oldEmail = user.email ?? '';
    await auth.queueMail(tx, { kind: 'change-email-new', to: newEmail, link, code, oldEmail }, now);
  }
  if (!user.email) return;
  const { link, code } = await newOneTime(tx, auth, {
    ...common,
    kind: 'email_change_current',
    email: user.email,
  });
  const to = user.email;
  await auth.queueMail(tx, { kind: 'change-email-current', to, link, code, newEmail }, now);
}

/** One of the two has agreed; with the second, or where there is only one, the address changes. */
export async function finishEmailChange(
  tx: Queryable,
  call: Call,
  { token, user }: UsedToken,
): Promise<boolean> {
  const other = token.kind === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  if (await hasOneTimeToken(tx, { userId: user.id, kind: other })) return false;
  await changeEmail(tx, call, user);
  return true;
}

/** The new address takes the old one's place. */
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
  await deleteOneTimeTokens(tx, user.id);
  await announceChange(tx, call, {
    change: 'email_changed',
    user: { id: user.id, email, emailConfirmedAt: now },
    sessionId: null,
    previousEmail: user.emailConfirmedAt ? user.email : null,
    fact: { name: 'New address', value: email },
  });
}
