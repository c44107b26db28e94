import { z } from 'zod';
import type { OneTimeKind } from '~/db/auth/auth-one-time-token.repo.server';
import { findAuthUser, findAuthUserByEmail, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AuthUser, mergeMetadata } from '~/domain/auth/auth-user';
import { redirectTarget } from '~/domain/auth/redirect-target';
import type { Call } from '../auth';
import { duplicateEmail, invalid, notFound } from '../auth-error';
import { checkEmail, checkPassword } from '../http/check-params';
import { metadataParam, optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { userJson } from '../http/user-json';
import { targetOf } from '../oauth/flow.server';
import { newOneTime } from '../one-time/one-time-mail.server';
import { addEmailUser } from '../password/email-user.server';
import { newSecret } from '../secrets.server';

const params = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadataParam,
  redirect_to: optionalText,
});

type Params = z.output<typeof params>;

const kinds: Readonly<Record<string, OneTimeKind>> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
};

/** POST /admin/generate_link: returns the link instead of emailing it. */
export async function generateLink(call: Call): Promise<Response> {
  const { auth } = call;
  const given = await readParams(call.request, params);
  const email = checkEmail(given.email);
  if (!Object.hasOwn(kinds, given.type)) {
    throw invalid(`Invalid email action link type requested: ${given.type}`);
  }
  const known = await findAuthUserByEmail(auth.db, email);
  // For an unknown address, a sign-in link becomes a sign-up link.
  const type = given.type === 'magiclink' && !known ? 'signup' : given.type;
  const password = given.type === 'magiclink' ? newSecret() : given.password;
  const passwordHash = type === 'signup' && !known ? await hashFor(call, password) : null;
  const { siteUrl, redirectUrls } = auth.settings;
  const redirectTo =
    given.redirect_to === ''
      ? targetOf(call)
      : redirectTarget(given.redirect_to, { siteUrl, allowed: redirectUrls });
  const made = await auth.db.transaction(async (tx) => {
    const user = await prepare(tx, call, { ...given, type, email }, known, passwordHash);
    const toNew = type === 'email_change_new';
    const one = await newOneTime(tx, auth, {
      userId: user.id,
      kind: kinds[type] ?? 'confirmation',
      email: toNew ? checkEmail(given.new_email) : email,
      type: type.startsWith('email_change') ? 'email_change' : type,
      redirectTo,
      flowStateId: null,
    });
    return { one, user: (await findAuthUser(tx, user.id)) ?? user };
  });
  return json({
    ...userJson(made.user),
    action_link: made.one.link,
    email_otp: made.one.code,
    hashed_token: made.one.linkToken,
    verification_type: type,
    redirect_to: redirectTo,
  });
}

async function hashFor(call: Call, password: string): Promise<string> {
  if (password === '') throw invalid('Signup requires a valid password');
  checkPassword(password, call.auth.settings);
  return call.auth.passwords.hash(password);
}

async function prepare(
  tx: Queryable,
  call: Call,
  given: Params,
  known: AuthUser | null,
  passwordHash: string | null,
): Promise<AuthUser> {
  const now = call.auth.clock.now();
  const joins = given.type === 'signup' || given.type === 'invite';
  if (!known && !joins) throw notFound('user_not_found', 'User with this email not found');
  if (known?.emailConfirmedAt && joins) throw duplicateEmail();
  const data = given.data ?? {};
  const user = known ?? (await addEmailUser(tx, { email: given.email, passwordHash, data }, now));
  if (!user) throw duplicateEmail();
  if (known && joins) {
    const userMetadata = mergeMetadata(known.userMetadata, data);
    await updateAuthUser(tx, user.id, { userMetadata }, now);
  }
  if (joins) await updateAuthUser(tx, user.id, { confirmationSentAt: now }, now);
  else if (given.type.startsWith('email_change')) {
    const newEmail = checkEmail(given.new_email);
    if (await findAuthUserByEmail(tx, newEmail)) throw duplicateEmail();
    await updateAuthUser(tx, user.id, { newEmail, emailChangeSentAt: now }, now);
  } else await updateAuthUser(tx, user.id, { recoverySentAt: now }, now);
  if (given.type === 'invite') await updateAuthUser(tx, user.id, { invitedAt: now }, now);
  return user;
}

const inviteParams = z.object({ email: optionalText, data: metadataParam });

/** POST /invite: creates an account and emails an invitation to its owner. */
export async function invite(call: Call): Promise<Response> {
  const { auth } = call;
  const given = await readParams(call.request, inviteParams);
  const email = checkEmail(given.email);
  const now = auth.clock.now();
  const user = await auth.db.transaction(async (tx) => {
    const known = await findAuthUserByEmail(tx, email);
    const request = { type: 'invite', email, new_email: '', password: '', redirect_to: '' };
    const invited = await prepare(tx, call, { ...request, data: given.data }, known, null);
    const { link, code } = await newOneTime(tx, auth, {
      userId: invited.id,
      kind: 'confirmation',
      email,
      type: 'invite',
      redirectTo: targetOf(call),
      flowStateId: null,
    });
    await auth.queueMail(tx, { kind: 'invite', to: email, link, code }, now);
    return findAuthUser(tx, invited.id);
  });
  if (!user) throw notFound('user_not_found', 'User not found');
  return json(userJson(user));
}
