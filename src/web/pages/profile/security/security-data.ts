import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accessToken, authClient } from '~/web/shared/auth/auth-client';
import { sessionAwareFetch } from '~/web/shared/auth/session-aware-fetch';
import { callApi } from '~/web/shared/private-data/call-api';
import { devicesQuery, signInQuery } from '../account/account-data';
import { readAuthServiceAddress } from '../account/auth-service-address';

const eventSchema = z.object({
  id: z.number(),
  kind: z.string(),
  at: z.string(),
  times: z.number(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  this_device: z.boolean(),
});
export type OwnSecurityEvent = z.infer<typeof eventSchema>;

const pageSchema = z.object({ items: z.array(eventSchema), next_before: z.nullable(z.number()) });

export const securityEventsQuery = infiniteQueryOptions({
  queryKey: ['security-events'],
  queryFn: async ({ pageParam }) => {
    const query = pageParam === null ? '' : `?before=${pageParam}`;
    return pageSchema.parse(await callApi(`/api/security-events${query}`));
  },
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next_before,
  staleTime: 0,
});

const recoverySchema = z.object({
  state: z.nullable(z.enum(['waiting', 'ready'])),
  ready_at: z.optional(z.string()),
});

/** The pending request to turn off two-step sign-in; null if accounts are in Supabase. */
export const factorRecoveryQuery = queryOptions({
  queryKey: ['factor-recovery'],
  queryFn: async () => {
    const { isOurs } = await readAuthServiceAddress();
    if (!isOurs) return null;
    return recoverySchema.parse(await callFactorRecovery('GET'));
  },
  staleTime: 0,
});

export async function callFactorRecovery(method: 'GET' | 'DELETE'): Promise<unknown> {
  const answer = await sessionAwareFetch(authClient)('/auth/v1/factor-recovery', {
    method,
    headers: { Authorization: `Bearer ${(await accessToken()) ?? ''}` },
  });
  if (!answer.ok) throw new Error('Something went wrong. Please try again.');
  return answer.json();
}

/** Refetches everything that a sign-in change may affect. */
export async function refreshSecurity(queries: QueryClient): Promise<void> {
  const changed = [signInQuery, devicesQuery, securityEventsQuery, factorRecoveryQuery];
  await Promise.all(changed.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
}
