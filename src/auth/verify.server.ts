import { z } from 'zod';
import { updateAuthUser } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import { readEmail } from '~/domain/auth/email-address';
import { json, redirect } from './answer.server';
import type { Call } from './auth';
import { AuthError, forbidden, invalid, unprocessable } from './auth-error';
import { checkPhone, isUuid } from './check-params';
import { confirmUser } from './confirm-user.server';
import { finishEmailChange } from './email-change.server';
import { inEqualTime } from './equal-time.server';
import { issueCode, targetOf } from './flow.server';
import { errorTarget, withFragment, withQuery } from './landing';
import { limitVisitor } from './limits.server';
import { kindsOfType, takeCode, takeLink, type UsedToken } from './one-time-check.server';
import { pkcePrefix } from './one-time-mail.server';
import { openSession, sessionJson } from './open-session.server';
import { optionalText, readParams } from './read-params.server';

const halfWay =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const params = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

function kindsOf(type: string) {
  const kinds = kindsOfType.get(type);
  if (!kinds) throw invalid('Unsupported verification type');
  return kinds;
}

/** Does what the token was for; false when the other half of an email change is still to come. */
async function fulfil(tx: Queryable, call: Call, used: UsedToken): Promise<boolean> {
  const now = call.auth.clock.now();
  if (used.token.kind.startsWith('email_change')) return finishEmailChange(tx, call, used);
  // Whoever could read the mail owns the address, even if this was not the mail to confirm it. But then
  // the password is not known to be theirs.
  if (used.token.kind === 'recovery' && !used.user.emailConfirmedAt) {
    await updateAuthUser(tx, used.user.id, { passwordHash: null }, now);
  }
  await confirmUser(tx, used.user, now);
  return true;
}

/** POST /verify */
export async function verify(call: Call): Promise<Response> {
  await limitVisitor(call, 'verify');
  const given = await readParams(call.request, params);
  if (given.type === '') throw invalid('Verify requires a verification type');
  if ((given.token === '') === (given.token_hash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (given.token_hash !== '') {
    if (`${given.email}${given.phone}${given.redirect_to}` !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    const kinds = kindsOf(given.type);
    const linkToken = given.token_hash;
    return complete(call, (tx) => takeLink(tx, call.auth, { linkToken, kinds }));
  }
  if ((given.email === '') === (given.phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (given.phone !== '') {
    checkPhone(given.phone);
    // Nobody ever got a code by phone.
    throw forbidden('otp_expired', 'Token has expired or is invalid');
  }
  const address = readEmail(given.email);
  if ('problem' in address) throw unprocessable('validation_failed', 'Invalid email format');
  const code = {
    email: address.email,
    code: given.token.replaceAll('-', ''),
    kinds: kindsOf(given.type),
  };
  return inEqualTime(call.auth, () => complete(call, (tx) => takeCode(tx, call.auth, code)));
}

async function complete(
  call: Call,
  take: (tx: Queryable) => Promise<UsedToken | AuthError>,
): Promise<Response> {
  const { auth } = call;
  const outcome = await auth.db.transaction(async (tx) => {
    const used = await take(tx);
    if (used instanceof AuthError) return used;
    if (!(await fulfil(tx, call, used))) return 'half-way';
    return openSession(tx, call, used.user.id, 'otp');
  });
  if (outcome instanceof AuthError) throw outcome;
  if (outcome === 'half-way') return json({ msg: halfWay, code: '200' });
  return json(await sessionJson(auth, outcome));
}

/** GET /verify: the link in a mail. Whatever happens, the person ends up on a page of ours. */
export async function verifyLink(call: Call): Promise<Response> {
  const linkToken = call.query.get('token') ?? call.query.get('token_hash') ?? '';
  const type = call.query.get('type') ?? '';
  const target = targetOf(call);
  const pkce = linkToken.startsWith(pkcePrefix);
  try {
    await limitVisitor(call, 'verify');
    if (type === '') throw invalid('Verify requires a verification type');
    if (linkToken === '') throw invalid('Verify requires a token or a token hash');
    return redirect(await follow(call, { linkToken, type, target }));
  } catch (error) {
    if (error instanceof AuthError) return redirect(errorTarget(target, error, pkce));
    throw error;
  }
}

interface Link {
  linkToken: string;
  type: string;
  target: string;
}

async function follow(call: Call, { linkToken, type, target }: Link): Promise<string> {
  const { auth } = call;
  const kinds = kindsOf(type);
  const pkce = linkToken.startsWith(pkcePrefix);
  const outcome = await auth.db.transaction(async (tx) => {
    const used = await takeLink(tx, auth, { linkToken, kinds });
    if (!(await fulfil(tx, call, used))) return null;
    if (!pkce) return openSession(tx, call, used.user.id, 'otp');
    const id = used.token.flowStateId;
    if (!id || !isUuid(id)) throw invalid('No associated flow state found.');
    return issueCode(tx, auth, { id, userId: used.user.id });
  });
  if (outcome === null) return withFragment(target, { message: halfWay }, pkce);
  if (typeof outcome === 'string') return withQuery(target, { code: outcome });
  const { user: _, ...tokens } = await sessionJson(auth, outcome);
  return withFragment(target, { ...tokens, type });
}
