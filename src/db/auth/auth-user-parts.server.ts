import { z } from 'zod';
import { rowOf } from '../engine/row.server';

/** A timestamp inside a JSON column is text. */
const time = z.string().transform((text) => new Date(text));

export const identityJsonSchema = rowOf({
  id: z.string(),
  userId: z.string(),
  provider: z.string(),
  providerId: z.string(),
  identityData: z.record(z.string(), z.unknown()),
  lastSignInAt: time,
  createdAt: time,
  updatedAt: time,
});

export const factorJsonSchema = rowOf({
  id: z.string(),
  userId: z.string(),
  friendlyName: z.string(),
  factorType: z.enum(['totp', 'recovery_code', 'webauthn']),
  status: z.enum(['unverified', 'verified']),
  secret: z.string(),
  lastUsedStep: z.number(),
  createdAt: time,
  updatedAt: time,
});
