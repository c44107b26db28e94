import { z } from 'zod';
import {
  deleteUnverifiedAuthFactors,
  updateAuthFactorVerified,
} from '~/db/auth-factor.repo.server';
import { findAuthUserForUpdate } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import { findCredential, insertPasskey } from '~/db/passkeys/passkey.repo.server';
import { json } from '../answer.server';
import type { Call } from '../auth';
import { unprocessable } from '../auth-error';
import { sessionJson } from '../open-session.server';
import { raiseSession } from '../raise-session.server';
import { optionalText, readParams } from '../read-params.server';
import { endCeremony } from './ceremony.server';
import type { KeyHolder } from './challenge-key.server';
import { checkCreated, credentialRefused } from './check-created.server';
import { checkShown, recordUse } from './check-shown.server';
import {
  type CreatedCredential,
  createdCredential,
  type ShownCredential,
  shownCredential,
} from './credential-params';

const params = z.object({
  challenge_id: optionalText,
  webauthn: z.discriminatedUnion('type', [
    z.object({ type: z.literal('create'), credential_response: createdCredential }),
    z.object({ type: z.literal('request'), credential_response: shownCredential }),
  ]),
});

/** Writes down what was shown, in the transaction that raises the session. */
type Record = (tx: Queryable) => Promise<void>;

/** POST /factors/:factor/verify for WebAuthn: the session becomes one that has shown two factors. */
export async function verifyKey(call: Call, holder: KeyHolder): Promise<Response> {
  const { auth } = call;
  const { session, factor } = holder;
  const { challenge_id: id, webauthn } = await readParams(call.request, params);
  const record =
    webauthn.type === 'create'
      ? await checkNewKey(call, holder, id, webauthn.credential_response)
      : await checkKnownKey(call, holder, id, webauthn.credential_response);
  const opened = await auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, factor.userId);
    await record(tx);
    await deleteUnverifiedAuthFactors(tx, factor.userId);
    const method = 'mfa/webauthn' as const;
    return raiseSession(tx, call, { sessionId: session.id, factorId: factor.id, method });
  });
  return json(await sessionJson(auth, opened));
}

async function checkNewKey(
  call: Call,
  { user, session, factor }: KeyHolder,
  challengeId: string,
  created: CreatedCredential,
): Promise<Record> {
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
    // One key for a factor: a second answer comes too late.
    const counts = await updateAuthFactorVerified(tx, factor.id, call.auth.clock.now());
    if (counts && (await insertPasskey(tx, key))) return;
    throw unprocessable('webauthn_credential_exists', 'This credential is already registered');
  };
}

async function checkKnownKey(
  call: Call,
  { user, session, factor }: KeyHolder,
  challengeId: string,
  shown: ShownCredential,
): Promise<Record> {
  const ceremony = { purpose: 'show-factor', sessionId: session.id, factorId: factor.id } as const;
  const challenge = await endCeremony(call, challengeId, ceremony);
  const key = await findCredential(call.auth.db, shown.id);
  if (key?.userId !== user.id) throw credentialRefused();
  // The password was the first factor: having the key is the second, unlocking it is not asked for.
  const use = await checkShown(call, shown, key, { challenge, userVerification: 'preferred' });
  return async (tx) => {
    await recordUse(tx, call, use);
    await updateAuthFactorVerified(tx, factor.id, call.auth.clock.now());
  };
}
