import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { deleteAuthFactor, insertAuthFactor } from '~/db/auth/auth-factor.repo.server';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
  updateRecoveryCodeUsed,
} from '~/db/auth/auth-recovery-code.repo.server';
import { updateAuthSessionsDowngraded } from '~/db/auth/auth-session.repo.server';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthFactor, AuthUser } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { AuthError, forbidden, invalid, notFound, unprocessable } from '../auth-error';
import { limitBy, limitVisitor, refundLimitToken } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { hashCode } from '../secrets.server';
import { announceChange } from '../security/announce-change.server';
import { countEvent } from '../security/record-event.server';
import { requireProof } from '../security/require-proof.server';
import { sessionJson } from '../sessions/open-session.server';
import { upgradeSession } from '../sessions/upgrade-session.server';
import { requireMember } from './factors.server';

const setSize = 10;
/** An alphabet without look-alike characters; 16 characters are 80 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [part(), part(), part(), part()].join('-');
}

/** Normalizes typed codes: case, spaces and hyphens. */
const hashRecoveryCode = (code: string, factorId: string) =>
  hashCode(code.toUpperCase().replaceAll(/[\s-]/g, ''), factorId);

const ownSet = ({ factors }: AuthUser) =>
  factors.find(({ factorType }) => factorType === 'recovery_code');

function requireSet(user: AuthUser): AuthFactor {
  const factor = ownSet(user);
  if (!factor) throw notFound('mfa_factor_not_found', 'Recovery codes not found');
  return factor;
}

function requireAal2(session: AuthSession, purpose: string): void {
  if (session.aal === 'aal2') return;
  throw forbidden('insufficient_aal', `AAL2 required to ${purpose} recovery codes`);
}

/** GET /factors/recovery-codes */
export async function showRecoveryCodes(call: Call): Promise<Response> {
  const { user } = await requireMember(call);
  const { id } = requireSet(user);
  return json({ id, type: 'recovery_code', ...(await countRecoveryCodes(call.auth.db, id)) });
}

const generateParams = z.object({ friendly_name: optionalText });

/** POST /factors/recovery-codes: returns the codes; they cannot be shown again. */
export async function generateRecoveryCodes(call: Call): Promise<Response> {
  const { auth } = call;
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'factor');
  const given = await readParams(call.request, generateParams, '{}');
  if (ownSet(user)) {
    throw unprocessable('mfa_verified_factor_exists', 'Recovery codes have been generated already');
  }
  if (!user.factors.some(({ status }) => status === 'verified')) {
    throw unprocessable(
      'mfa_recovery_codes_sole_factor',
      'Recovery codes need another verified factor beside them',
    );
  }
  requireAal2(session, 'generate');
  await requireProof(call, { user, session });
  const friendlyName = (given.friendly_name || 'Recovery codes').slice(0, 100);
  const id = randomUUID();
  const codes = Array.from({ length: setSize }, newRecoveryCode);
  await auth.db.transaction(async (tx) => {
    const factorType = 'recovery_code' as const;
    const factor = { id, userId: user.id, friendlyName, factorType, secret: '' };
    if (!(await insertAuthFactor(tx, factor, auth.clock.now()))) {
      throw unprocessable(
        'mfa_factor_name_conflict',
        `A factor with the friendly name ${JSON.stringify(friendlyName)} for this user already exists`,
      );
    }
    const codeHashes = codes.map((code) => hashRecoveryCode(code, id));
    await replaceRecoveryCodes(tx, { factorId: id, codeHashes });
    await announceCodes(tx, call, { user, session, factorId: id });
  });
  return json({ id, type: 'recovery_code', friendly_name: friendlyName, total: setSize, codes });
}

/** POST /factors/recovery-codes/regenerate */
export async function regenerateRecoveryCodes(call: Call): Promise<Response> {
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'factor');
  const { id, friendlyName } = requireSet(user);
  requireAal2(session, 'regenerate');
  await requireProof(call, { user, session });
  const codes = Array.from({ length: setSize }, newRecoveryCode);
  const codeHashes = codes.map((code) => hashRecoveryCode(code, id));
  await call.auth.db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, { factorId: id, codeHashes });
    await announceCodes(tx, call, { user, session, factorId: id });
  });
  return json({ id, type: 'recovery_code', friendly_name: friendlyName, total: setSize, codes });
}

/** Emails the owner about a new set; "This wasn't me" removes it. */
async function announceCodes(
  tx: Queryable,
  call: Call,
  { user, session, factorId }: { user: AuthUser; session: AuthSession; factorId: string },
): Promise<void> {
  const change = 'recovery_codes_created' as const;
  await announceChange(tx, call, { change, user, sessionId: session.id, factorId });
}

const verifyParams = z.object({ code: optionalText });

/** POST /factors/recovery-codes/verify: replaces the other factor; each code works once. */
export async function verifyRecoveryCode(call: Call): Promise<Response> {
  const { auth } = call;
  const { user, session } = await requireMember(call, { whileFactorDue: true });
  await limitVisitor(call, 'factor');
  const { code } = await readParams(call.request, verifyParams);
  if (code === '') throw invalid('Code needs to be non-empty');
  const { id } = requireSet(user);
  await limitBy(call, 'wrongFactorCode', { account: id }).catch((error: unknown) => {
    if (!(error instanceof AuthError)) throw error;
    const message = 'Too many wrong recovery codes, please wait or use another factor';
    throw new AuthError(429, 'mfa_recovery_codes_locked', message, error.extra);
  });
  const opened = await auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, user.id);
    const codeHash = hashRecoveryCode(code, id);
    const now = auth.clock.now();
    if (!(await updateRecoveryCodeUsed(tx, { factorId: id, codeHash, now }))) {
      const event = { userId: user.id, sessionId: session.id, detail: 'recovery_code' };
      countEvent(call, 'second_step_failed', event);
      throw unprocessable('mfa_verification_failed', 'Invalid recovery code entered');
    }
    const { remaining, total } = await countRecoveryCodes(tx, id);
    await announceChange(tx, call, {
      change: 'recovery_code_used',
      user,
      sessionId: session.id,
      fact: { name: 'Codes left', value: `${remaining} of ${total}` },
    });
    const method = 'mfa/recovery_code' as const;
    return upgradeSession(tx, call, { sessionId: session.id, factorId: id, method });
  });
  await refundLimitToken(call, 'wrongFactorCode', { account: id });
  return json(await sessionJson(auth, opened));
}

/** DELETE /factors/recovery-codes */
export async function unenrollRecoveryCodes(call: Call): Promise<Response> {
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'factor');
  const { id } = requireSet(user);
  requireAal2(session, 'unenroll');
  await requireProof(call, { user, session });
  await call.auth.db.transaction(async (tx) => {
    await updateAuthSessionsDowngraded(tx, id);
    await deleteAuthFactor(tx, id);
    const change = 'recovery_codes_removed' as const;
    await announceChange(tx, call, { change, user, sessionId: session.id });
  });
  return json({ id });
}
