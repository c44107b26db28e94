import { z } from 'zod';
import type { Queryable } from '~/db/engine/database.server';
import { readEmail } from '~/domain/email/email-address';
import type { Call } from '../auth';
import { AuthError, forbidden, invalid, unprocessable } from '../auth-error';
import { checkPhone } from '../http/check-params';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { isForm, submitLinkForm } from '../links/submit-link-form.server';
import { withEqualTime } from '../password/equal-time.server';
import { proveAddress, signUpWithVerifiers } from '../password/prove-address.server';
import { type Verifiers, verifiersParam } from '../password/sign-up-claim.server';
import { countEvent } from '../security/record-event.server';
import { openSession, sessionJson } from '../sessions/open-session.server';
import {
  consumeCode,
  consumeLink,
  halfConfirmedMessage,
  oneTimeKindsOf,
  type UsedToken,
} from './one-time-check.server';

const params = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
  /** Not part of GoTrue: identifies this browser's sign-up. */
  code_verifiers: verifiersParam,
});

/** POST /verify: from a client that expects JSON, or from the form with the button. */
export async function verify(call: Call): Promise<Response> {
  await limitVisitor(call, 'verify');
  if (isForm(call.request)) return submitLinkForm(call);
  const { code_verifiers: verifiers, ...given } = await readParams(call.request, params);
  if (given.type === '') throw invalid('Verify requires a verification type');
  if ((given.token === '') === (given.token_hash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (given.token_hash !== '') {
    if (`${given.email}${given.phone}${given.redirect_to}` !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    const kinds = oneTimeKindsOf(given.type);
    const linkToken = given.token_hash;
    return complete(call, verifiers, (tx) => consumeLink(tx, call.auth, { linkToken, kinds }));
  }
  if ((given.email === '') === (given.phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (given.phone !== '') {
    checkPhone(given.phone);
    // No codes are sent by phone.
    throw forbidden('otp_expired', 'Token has expired or is invalid');
  }
  const address = readEmail(given.email);
  if ('problem' in address) throw unprocessable('validation_failed', 'Invalid email format');
  const code = {
    email: address.email,
    code: given.token.replaceAll('-', ''),
    kinds: oneTimeKindsOf(given.type),
  };
  return withEqualTime(call.auth, () =>
    complete(call, verifiers, (tx) => consumeCode(tx, call.auth, code)),
  );
}

async function complete(
  call: Call,
  verifiers: Verifiers,
  take: (tx: Queryable) => Promise<UsedToken | AuthError>,
): Promise<Response> {
  const { auth } = call;
  const outcome = await auth.db.transaction(async (tx) => {
    const used = await take(tx);
    if (used instanceof AuthError) return used;
    const proven = await proveAddress(tx, call, used, signUpWithVerifiers(verifiers));
    return proven && { ...proven, opened: await openSession(tx, call, used.user.id, 'otp') };
  });
  if (outcome instanceof AuthError) {
    countEvent(call, 'sign_in_failed', { detail: 'code' });
    throw outcome;
  }
  if (outcome === null) return json({ msg: halfConfirmedMessage, code: '200' });
  const { opened, passwordNeeded } = outcome;
  const session = await sessionJson(auth, opened);
  // Not part of GoTrue: the page must ask for a password, because no pending one belongs to this user.
  return json(passwordNeeded ? { ...session, password_needed: true } : session);
}
