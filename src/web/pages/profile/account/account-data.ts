import type { UserIdentity } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { authClient } from '~/web/shared/auth/auth-client';
import { callApi } from '~/web/shared/private-data/call-api';

const picture = z.object({ large: z.string(), small: z.string() });
export const profileSchema = z.object({ username: z.string(), avatar: z.nullable(picture) });
export type OwnProfile = z.infer<typeof profileSchema>;

/** The person's profile. POST creates it if the first sign-in failed to. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () =>
    profileSchema.parse(await callApi('/api/profile', { method: 'POST', body: {} })),
});

const countsSchema = z.object({ favorites: z.number(), price_alerts: z.number() });

/** Favorite and alert counts. Refetched on every visit, because any page can change them. */
export const countsQuery = queryOptions({
  queryKey: ['profile', 'counts'],
  queryFn: async () => countsSchema.parse(await callApi('/api/profile/counts')),
  staleTime: 0,
});

const deviceSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  refreshed_at: z.string(),
});
export type Device = z.infer<typeof deviceSchema>;

const devicesSchema = z.object({ items: z.array(deviceSchema) });

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => devicesSchema.parse(await callApi('/api/devices')).items,
  staleTime: 0,
});

interface Factor {
  id: string;
  createdAt: string;
}

export interface SignInMethods {
  identities: readonly UserIdentity[];
  /** The new address of a pending email change, which both addresses must confirm. */
  newEmail: string | undefined;
  app: Factor | undefined;
  /** Whether a passkey is required after the password. */
  passkeyStep: Factor | undefined;
  recoveryCodes: { left: number; total: number } | undefined;
}

export const signInQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: async (): Promise<SignInMethods> => {
    const client = await authClient();
    const { data, error } = await client.getUser();
    if (error) throw error;
    const verified = (data.user.factors ?? []).filter(({ status }) => status === 'verified');
    const app = verified.find(({ factor_type: type }) => type === 'totp');
    const passkey = verified.find(({ factor_type: type }) => type === 'webauthn');
    const codes = verified.find(({ factor_type: type }) => type === 'recovery_code');
    const status = codes && (await client.mfa.recoveryCodes.getStatus()).data;
    return {
      identities: data.user.identities ?? [],
      newEmail: data.user.new_email,
      app: app && { id: app.id, createdAt: app.created_at },
      passkeyStep: passkey && { id: passkey.id, createdAt: passkey.created_at },
      recoveryCodes: status ? { left: status.remaining, total: status.total } : undefined,
    };
  },
  staleTime: 0,
});
