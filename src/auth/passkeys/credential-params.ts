import { z } from 'zod';

/** base64url bytes, as in the browser's JSON. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/, 'is not base64url');

const maxClientDataLength = 4_096;
/** Credential ids have at most 1023 bytes. */
const credentialId = bytes(1_364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  // Extension results; we request none.
  clientExtensionResults: z
    .unknown()
    .optional()
    .transform(() => ({})),
};

/** The result of navigator.credentials.create(). */
export const createdCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(maxClientDataLength),
    attestationObject: bytes(12_288),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** The result of navigator.credentials.get(). */
export const assertionCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(maxClientDataLength),
    authenticatorData: bytes(4_096),
    signature: bytes(2_048),
    userHandle: bytes(128)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});

export type CreatedCredential = z.output<typeof createdCredential>;
export type AssertionCredential = z.output<typeof assertionCredential>;
