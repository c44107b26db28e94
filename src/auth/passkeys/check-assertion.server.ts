import { updatePasskeyUsed } from '~/db/auth/passkeys/passkey.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import type { Passkey } from '~/domain/auth/passkey';
import type { Call } from '../auth';
import { requireRelyingParty } from './ceremony.server';
import { credentialRefused } from './check-created.server';
import type { AssertionCredential } from './credential-params';
import { loadWebAuthn } from './web-authn.server';

interface Expected {
  challenge: string;
  userVerification: 'required' | 'preferred';
}

interface Use {
  id: string;
  signCount: number;
  backedUp: boolean;
}

/** Verifies an assertion signed with this credential's private key. */
export async function checkAssertion(
  { auth }: Call,
  assertion: AssertionCredential,
  passkey: Passkey,
  expected: Expected,
): Promise<Use> {
  const party = requireRelyingParty(auth);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: expected.challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: expected.userVerification === 'required',
      // The counter is checked when the use is recorded: after the signature, and across processes.
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    });
    if (!verified) throw credentialRefused();
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { id: passkey.id, signCount: newCounter, backedUp: credentialBackedUp };
  } catch {
    throw credentialRefused();
  }
}

/** Records the use; refuses a key whose counter went backwards, because it may be a clone. */
export async function recordUse(tx: Queryable, { auth }: Call, use: Use): Promise<void> {
  if (await updatePasskeyUsed(tx, { ...use, now: auth.clock.now() })) return;
  auth.log.warn({ passkeyId: use.id }, 'the counter of a passkey went backwards: it may be cloned');
  throw credentialRefused();
}
