import { z } from 'zod';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import {
  insertPasskey,
  listCredentials,
  listPasskeys,
} from '~/db/auth/passkeys/passkey.repo.server';
import { maxPasskeys } from '~/domain/auth/passkey';
import type { Call } from '../auth';
import { unprocessable } from '../auth-error';
import { requireMember } from '../factors/factors.server';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { announceChange } from '../security/announce-change.server';
import { requireProof } from '../security/require-proof.server';
import { endCeremony, requireRelyingParty, startCeremony } from './ceremony.server';
import { checkCreated } from './check-created.server';
import { creationOptions } from './creation-options.server';
import { createdCredential } from './credential-params';
import { passkeyJson } from './passkey-json';

const tooMany = () => unprocessable('too_many_passkeys', 'Maximum number of passkeys reached');

/** POST /passkeys/registration/options */
export async function startRegistration(call: Call): Promise<Response> {
  requireRelyingParty(call.auth);
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'passkey');
  await requireProof(call, { user, session });
  const existing = await listCredentials(call.auth.db, user.id);
  if (existing.filter(({ factorId }) => factorId === null).length >= maxPasskeys) throw tooMany();
  const begun = await startCeremony(call, {
    purpose: 'register',
    sessionId: session.id,
    factorId: null,
  });
  const { challenge } = begun;
  const options = await creationOptions(call.auth, user, { challenge, existing, kind: 'required' });
  return json({ challenge_id: begun.id, options, expires_at: begun.expiresAt });
}

const params = z.object({ challenge_id: optionalText, credential: createdCredential });

/** POST /passkeys/registration/verify */
export async function finishRegistration(call: Call): Promise<Response> {
  const { auth } = call;
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'passkey');
  await requireProof(call, { user, session });
  const given = await readParams(call.request, params);
  const ceremony = { purpose: 'register', sessionId: session.id, factorId: null } as const;
  const passkey = await checkCreated(call, given.credential, {
    userId: user.id,
    factorId: null,
    challenge: await endCeremony(call, given.challenge_id, ceremony),
    userVerification: 'required',
  });
  await auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, user.id);
    if ((await listPasskeys(tx, user.id)).length >= maxPasskeys) throw tooMany();
    if (!(await insertPasskey(tx, passkey))) {
      throw unprocessable('webauthn_credential_exists', 'This credential is already registered');
    }
    await announceChange(tx, call, {
      change: 'passkey_added',
      user,
      sessionId: session.id,
      factorId: passkey.id,
      fact: { name: 'Passkey', value: passkey.friendlyName },
    });
  });
  return json(passkeyJson(passkey));
}
