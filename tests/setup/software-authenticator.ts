import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId?: string;
}

type Cbor = Parameters<typeof isoCBOR.encode>[0];

/** The parts that a test forges. */
interface Twist {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  signCount?: number;
  userHandle?: string;
  attestation?: { fmt: string; attStmt: Cbor };
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A software passkey: signs like a browser and its authenticator. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let userHandle: string | undefined;
  let uses = 0;

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: twist.origin ?? origin }));

  function authenticatorData(rpId: string, hasKey: boolean, twist: Twist): Buffer {
    const flags = 0x01 | (twist.userVerified === false ? 0 : 0x04) | (hasKey ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.signCount ?? uses);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.of(flags), counter]);
  }

  return {
    credentialId: base64url(id),

    create(options: CreationOptions, twist: Twist = {}) {
      userHandle = options.user.id;
      const cose = isoCBOR.encode(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(options.rp.id ?? '', true, twist),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ]);
      const { fmt, attStmt } = twist.attestation ?? {
        fmt: 'none',
        attStmt: new Map<string, Cbor>(),
      };
      const attestation = isoCBOR.encode(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, twist)),
          attestationObject: base64url(attestation),
          transports: ['internal' as const],
        },
      };
    },

    get(options: RequestOptions, twist: Twist = {}) {
      uses += 1;
      const clientDataJSON = clientData('webauthn.get', options.challenge, twist);
      const authData = authenticatorData(options.rpId ?? '', false, twist);
      const signed = Buffer.concat([authData, sha256(clientDataJSON)]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: twist.userHandle ?? userHandle,
        },
      };
    },
  };
}
