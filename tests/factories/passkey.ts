import { randomUUID } from 'node:crypto';
import type { Passkey } from '~/domain/auth/passkey';

/** A passkey as stored in the database; it cannot be used to sign in. */
export function testPasskey(userId: string): Passkey {
  return {
    id: randomUUID(),
    userId,
    factorId: null,
    credentialId: `credential-${randomUUID()}`,
    publicKey: `public-key-${randomUUID()}`,
    signCount: 0,
    transports: ['internal'],
    aaguid: '00000000-0000-0000-0000-000000000000',
    backedUp: false,
    friendlyName: 'Passkey',
    createdAt: new Date('2026-03-01T12:00:00Z'),
    lastUsedAt: null,
  };
}
