import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, test } from 'vitest';
import { withoutAttestation } from './attestation';

type Cbor = Parameters<typeof isoCBOR.encode>[0];
const authData = new Uint8Array([1, 2, 3]);
const certified = new Map<string, Cbor>([
  ['alg', -7],
  ['sig', new Uint8Array(64)],
  ['x5c', [new Uint8Array(32)]],
]);

test.each(['none', 'packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'android-safetynet'])(
  'removes a statement in the format %s',
  async (fmt) => {
    const given = isoCBOR.encode(
      new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', certified],
        ['authData', authData],
      ]),
    );
    const bare = await withoutAttestation(isoBase64URL.fromBuffer(given));
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(bare));
    expect(decoded.get('fmt')).toBe('none');
    expect(decoded.get('attStmt').size).toBe(0);
    expect(decoded.get('authData')).toEqual(authData);
  },
);
