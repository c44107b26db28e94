import { z } from 'zod';
import type { AuthFactor, AuthIdentity } from '~/domain/auth/auth-user';

/** A timestamp inside a JSON column is text. */
const time = z.string().transform((text) => new Date(text));

export const identityJsonSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    provider: z.string(),
    provider_id: z.string(),
    identity_data: z.record(z.string(), z.unknown()),
    last_sign_in_at: time,
    created_at: time,
    updated_at: time,
  })
  .transform(
    (row): AuthIdentity => ({
      id: row.id,
      userId: row.user_id,
      provider: row.provider,
      providerId: row.provider_id,
      identityData: row.identity_data,
      lastSignInAt: row.last_sign_in_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }),
  );

export const factorJsonSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    friendly_name: z.string(),
    factor_type: z.enum(['totp', 'recovery_code', 'webauthn']),
    status: z.enum(['unverified', 'verified']),
    secret: z.string(),
    last_used_step: z.number(),
    created_at: time,
    updated_at: time,
  })
  .transform(
    (row): AuthFactor => ({
      id: row.id,
      userId: row.user_id,
      friendlyName: row.friendly_name,
      factorType: row.factor_type,
      status: row.status,
      secret: row.secret,
      lastUsedStep: row.last_used_step,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }),
  );
