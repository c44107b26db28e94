import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, test } from 'vitest';
import { isUnattested } from './attestation';

const bytes = new Uint8Array(64);
const signed = new Map<string, number | Uint8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>[]>([
  ['alg', -7],
  ['sig', bytes],
]);
const certified = new Map([...signed, ['x5c', [bytes]] as const]);

test.each([
  ['none', new Map(), true],
  ['packed', signed, true],
  ['packed', certified, false],
  ['fido-u2f', certified, false],
  ['tpm', certified, false],
  ['apple', certified, false],
  ['android-key', certified, false],
  ['android-safetynet', new Map([['response', bytes]]), false],
  ['unheard-of', new Map(), false],
])('an attestation of the format %s with %o: %s', (fmt, attStmt, expected) => {
  const object = isoCBOR.encode(
    new Map<string, string | typeof bytes | typeof attStmt>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', bytes],
    ]),
  );
  expect(isUnattested(isoBase64URL.fromBuffer(object))).toBe(expected);
});
