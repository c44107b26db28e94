import { z } from 'zod';
import {
  deleteUnverifiedAuthFactors,
  updateAuthFactorVerified,
} from '~/db/auth/auth-factor.repo.server';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import { findCredential, insertPasskey } from '~/db/auth/passkeys/passkey.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { Call } from '../auth';
import { unprocessable } from '../auth-error';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { announceChange } from '../security/announce-change.server';
import { countEvent, recordEvent } from '../security/record-event.server';
import { secondStepFact } from '../security/second-step-fact';
import { sessionJson } from '../sessions/open-session.server';
import { upgradeSession } from '../sessions/upgrade-session.server';
import { endCeremony } from './ceremony.server';
import type { KeyHolder } from './challenge-key.server';
import { checkAssertion, recordUse } from './check-assertion.server';
import { checkCreated, credentialRefused } from './check-created.server';
import {
  type AssertionCredential,
  assertionCredential,
  type CreatedCredential,
  createdCredential,
} from './credential-params';

const params = z.object({
  challenge_id: optionalText,
  webauthn: z.discriminatedUnion('type', [
    z.object({ type: z.literal('create'), credential_response: createdCredential }),
    z.object({ type: z.literal('request'), credential_response: assertionCredential }),
  ]),
});

/** Stores the result in the transaction that upgrades the session; returns whether the factor is new. */
type Recorder = (tx: Queryable) => Promise<boolean>;

/** POST /factors/:factor/verify for WebAuthn: upgrades the session to aal2. */
export async function verifyKey(call: Call, holder: KeyHolder): Promise<Response> {
  const { auth } = call;
  const { user, session, factor } = holder;
  const { challenge_id: id, webauthn } = await readParams(call.request, params);
  const check = () =>
    webauthn.type === 'create'
      ? checkNewKey(call, holder, id, webauthn.credential_response)
      : checkKnownKey(call, holder, id, webauthn.credential_response);
  const facts = { userId: factor.userId, sessionId: session.id, detail: factor.factorType };
  const record = await check().catch((error: unknown) => {
    countEvent(call, 'second_step_failed', facts);
    throw error;
  });
  const opened = await auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, factor.userId);
    const isNew = await record(tx);
    await deleteUnverifiedAuthFactors(tx, factor.userId);
    if (isNew) {
      const detail = factor.factorType;
      await announceChange(tx, call, {
        change: 'factor_added',
        user,
        sessionId: session.id,
        factorId: factor.id,
        detail,
        fact: secondStepFact(detail),
      });
    } else {
      await recordEvent(tx, call, 'second_step', facts);
    }
    const method = 'mfa/webauthn' as const;
    return upgradeSession(tx, call, { sessionId: session.id, factorId: factor.id, method });
  });
  return json(await sessionJson(auth, opened));
}

async function checkNewKey(
  call: Call,
  { user, session, factor }: KeyHolder,
  challengeId: string,
  created: CreatedCredential,
): Promise<Recorder> {
  const ceremony = {
    purpose: 'enroll-factor',
    sessionId: session.id,
    factorId: factor.id,
  } as const;
  const key = await checkCreated(call, created, {
    userId: user.id,
    factorId: factor.id,
    challenge: await endCeremony(call, challengeId, ceremony),
    userVerification: 'preferred',
  });
  return async (tx) => {
    // A factor has one key: a concurrent second answer is refused.
    const counts = await updateAuthFactorVerified(tx, factor.id, call.auth.clock.now());
    if (counts && (await insertPasskey(tx, key))) return true;
    throw unprocessable('webauthn_credential_exists', 'This credential is already registered');
  };
}

async function checkKnownKey(
  call: Call,
  { user, session, factor }: KeyHolder,
  challengeId: string,
  assertion: AssertionCredential,
): Promise<Recorder> {
  const ceremony = { purpose: 'show-factor', sessionId: session.id, factorId: factor.id } as const;
  const challenge = await endCeremony(call, challengeId, ceremony);
  const key = await findCredential(call.auth.db, assertion.id);
  if (key?.userId !== user.id) throw credentialRefused();
  // The password was the first factor, so possession of the key is enough without user verification.
  const use = await checkAssertion(call, assertion, key, {
    challenge,
    userVerification: 'preferred',
  });
  return async (tx) => {
    await recordUse(tx, call, use);
    return updateAuthFactorVerified(tx, factor.id, call.auth.clock.now());
  };
}
