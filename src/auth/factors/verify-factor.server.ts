import { z } from 'zod';
import {
  deleteUnverifiedAuthFactors,
  findFactorChallenge,
  updateAuthFactorStep,
  updateFactorChallengeVerified,
} from '~/db/auth/auth-factor.repo.server';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthFactor } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { invalid, notFound, unprocessable } from '../auth-error';
import { isUuid } from '../http/check-params';
import { limitBy, limitVisitor, refundLimitToken } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { verifyKey } from '../passkeys/verify-key.server';
import { announceChange } from '../security/announce-change.server';
import { countEvent, recordEvent } from '../security/record-event.server';
import { secondStepFact } from '../security/second-step-fact';
import { type OpenedSession, sessionJson } from '../sessions/open-session.server';
import { upgradeSession } from '../sessions/upgrade-session.server';
import { challengeSeconds, requireFactorForChallenge } from './factors.server';
import { matchingStep } from './totp.server';

const params = z.object({ challenge_id: optionalText, code: optionalText });

/** POST /factors/:factor/verify: upgrades the session to aal2. */
export async function verifyFactor(call: Call): Promise<Response> {
  const { auth } = call;
  const { user, session, factor } = await requireFactorForChallenge(call);
  await limitVisitor(call, 'factor');
  if (factor.factorType === 'webauthn') return verifyKey(call, { user, session, factor });
  const given = await readParams(call.request, params);
  if (given.code === '') throw invalid('Code needs to be non-empty');
  await checkChallengeOf(call, factor, given.challenge_id);
  // Six digits can be guessed, so attempts are limited.
  await limitBy(call, 'wrongFactorCode', { account: factor.id });
  const secret = auth.secrets.decrypt(factor.secret, { table: 'auth_factor', id: factor.id });
  const step = matchingStep(secret, given.code, auth.clock.now());
  if (step === undefined) {
    const event = { userId: factor.userId, sessionId: session.id, detail: factor.factorType };
    countEvent(call, 'second_step_failed', event);
    throw wrongCode();
  }
  const opened = await auth.db.transaction((tx) =>
    applyCode(tx, call, { factor, step, challengeId: given.challenge_id, sessionId: session.id }),
  );
  await refundLimitToken(call, 'wrongFactorCode', { account: factor.id });
  return json(await sessionJson(auth, opened));
}

const wrongCode = () => unprocessable('mfa_verification_failed', 'Invalid TOTP code entered');

async function checkChallengeOf(call: Call, factor: AuthFactor, id: string): Promise<void> {
  const challenge = isUuid(id)
    ? await findFactorChallenge(call.auth.db, { id, factorId: factor.id })
    : null;
  if (!challenge) {
    throw notFound('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.verifiedAt || challenge.ip !== call.ip) {
    throw unprocessable('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  const age = call.auth.clock.now().getTime() - challenge.createdAt.getTime();
  if (age > challengeSeconds * 1_000) {
    throw unprocessable(
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}

interface VerifiedCode {
  factor: AuthFactor;
  step: number;
  challengeId: string;
  sessionId: string;
}

async function applyCode(
  tx: Queryable,
  call: Call,
  verified: VerifiedCode,
): Promise<OpenedSession> {
  const now = call.auth.clock.now();
  const { factor, step, challengeId, sessionId } = verified;
  const user = await findAuthUserForUpdate(tx, factor.userId);
  // A code works once, so one that was seen by someone else is useless after its owner used it.
  if (!(await updateAuthFactorStep(tx, { id: factor.id, step, now }))) throw wrongCode();
  if (!(await updateFactorChallengeVerified(tx, challengeId, now))) throw wrongCode();
  await deleteUnverifiedAuthFactors(tx, factor.userId);
  const isNew = user?.factors.some(({ id, status }) => id === factor.id && status === 'unverified');
  if (user && isNew) {
    await announceChange(tx, call, {
      change: 'factor_added',
      user,
      sessionId,
      factorId: factor.id,
      detail: factor.factorType,
      fact: secondStepFact(factor.factorType),
    });
  } else {
    const event = { userId: factor.userId, sessionId, detail: factor.factorType };
    await recordEvent(tx, call, 'second_step', event);
  }
  return upgradeSession(tx, call, { sessionId, factorId: factor.id, method: 'totp' });
}
