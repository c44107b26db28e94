import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { insertAuthFactor, insertFactorChallenge } from '~/db/auth/auth-factor.repo.server';
import { type AuthSession, isSecondFactorDue } from '~/domain/auth/auth-session';
import { type AuthFactor, type AuthUser, hasVerifiedFactor } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { forbidden, invalid, notFound, unprocessable } from '../auth-error';
import { isUuid } from '../http/check-params';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { requireUser } from '../http/require-user.server';
import { json } from '../http/responses.server';
import { findRelyingParty } from '../passkeys/ceremony.server';
import { challengeKey } from '../passkeys/challenge-key.server';
import { removeFactor } from '../passkeys/remove-keyless-factors.server';
import { announceChange } from '../security/announce-change.server';
import { requireProof } from '../security/require-proof.server';
import { secondStepFact } from '../security/second-step-fact';
import { newTotpSecret, totpUri } from './totp.server';

export const challengeSeconds = 300;
const maxFactorsPerUser = 10;

const enrollParams = z.object({
  friendly_name: optionalText,
  factor_type: optionalText,
  issuer: optionalText,
});

/** The signed-in user; second factors require an account. */
export async function requireMember(
  call: Call,
  admission?: Parameters<typeof requireUser>[1],
): Promise<{ user: AuthUser; session: AuthSession }> {
  const signedIn = await requireUser(call, admission);
  if (!signedIn.user.isAnonymous) return signedIn;
  throw forbidden('no_authorization', 'Anonymous user not allowed to perform these actions');
}

/** The factor in the path, if it belongs to the user. */
async function requireFactor(
  call: Call,
  admission?: Parameters<typeof requireUser>[1],
): Promise<{ user: AuthUser; session: AuthSession; factor: AuthFactor }> {
  const signedIn = await requireMember(call, admission);
  const id = call.param('factor');
  if (!isUuid(id)) throw notFound('validation_failed', 'factor_id must be an UUID');
  const factor = signedIn.user.factors.find(
    (own) => own.id === id && own.factorType !== 'recovery_code',
  );
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found');
  return { ...signedIn, factor };
}

/**
 * The factor of the path, for a challenge. An unverified factor cannot replace a verified one, and a
 * WebAuthn key, which is created only now, needs the same proof as enrolling. (An app's secret is known
 * only to the session that enrolled it.)
 */
export async function requireFactorForChallenge(
  call: Call,
): Promise<{ user: AuthUser; session: AuthSession; factor: AuthFactor }> {
  const found = await requireFactor(call, { whileFactorDue: true });
  const { user, session, factor } = found;
  if (factor.status === 'verified') return found;
  if (isSecondFactorDue(user, session)) {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (factor.factorType === 'webauthn') await requireProof(call, { user, session });
  return found;
}

/** POST /factors: creates an app's secret or prepares a key; it counts once verified. */
export async function enrollFactor(call: Call): Promise<Response> {
  const { auth } = call;
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'factor');
  const given = await readParams(call.request, enrollParams);
  if (given.factor_type === 'phone') {
    throw unprocessable('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (given.factor_type === 'webauthn' && !findRelyingParty(auth)) {
    throw unprocessable('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  if (given.factor_type !== 'totp' && given.factor_type !== 'webauthn') {
    throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
  if (given.friendly_name.length > 100 || given.issuer.length > 100) {
    throw invalid('friendly_name and issuer must not be longer than 100 characters');
  }
  if (user.factors.length >= maxFactorsPerUser) {
    throw unprocessable(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (hasVerifiedFactor(user) && session.aal !== 'aal2') {
    throw forbidden('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  await requireProof(call, { user, session });
  const id = randomUUID();
  const factorType = given.factor_type === 'webauthn' ? ('webauthn' as const) : ('totp' as const);
  const secret = factorType === 'totp' ? newTotpSecret() : '';
  const factor = {
    id,
    userId: user.id,
    friendlyName: given.friendly_name,
    factorType,
    secret: auth.secrets.encrypt(secret, { table: 'auth_factor', id }),
  };
  if (!(await insertAuthFactor(auth.db, factor, auth.clock.now()))) {
    throw unprocessable(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(given.friendly_name)} for this user already exists`,
    );
  }
  if (factorType === 'webauthn') {
    return json({ id, type: factorType, friendly_name: given.friendly_name });
  }
  const issuer = given.issuer || auth.settings.brandName;
  const uri = totpUri(secret, { issuer, account: user.email ?? user.phone ?? user.id });
  return json({
    id,
    type: 'totp',
    friendly_name: given.friendly_name,
    totp: { qr_code: renderSVG(uri, { ecc: 'M', border: 2 }), secret, uri },
  });
}

/** POST /factors/:factor/challenge */
export async function challengeFactor(call: Call): Promise<Response> {
  const { user, session, factor } = await requireFactorForChallenge(call);
  await limitVisitor(call, 'factor');
  if (factor.factorType === 'webauthn') return challengeKey(call, { user, session, factor });
  const now = call.auth.clock.now();
  const id = randomUUID();
  await insertFactorChallenge(call.auth.db, {
    id,
    factorId: factor.id,
    ip: call.ip,
    createdAt: now,
  });
  const expires_at = Math.floor(now.getTime() / 1_000) + challengeSeconds;
  return json({ id, type: factor.factorType, expires_at });
}

/** DELETE /factors/:factor */
export async function unenrollFactor(call: Call): Promise<Response> {
  // First, because a missing factor has its own error.
  await limitVisitor(call, 'factor');
  const { user, session, factor } = await requireFactor(call);
  const counts = factor.status === 'verified';
  if (counts && session.aal !== 'aal2') {
    throw unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  if (counts) await requireProof(call, { user, session });
  await call.auth.db.transaction(async (tx) => {
    await removeFactor(tx, factor, session.id);
    if (!counts) return;
    const detail = factor.factorType;
    await announceChange(tx, call, {
      change: 'factor_removed',
      user,
      sessionId: session.id,
      detail,
      fact: secondStepFact(detail),
    });
  });
  return json({ id: factor.id });
}
