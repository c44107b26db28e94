import { callApi } from '../private-data/call-api';
import { privateQueryClient } from '../private-data/private-query-client';
import type { AlertPageJson, AlertSettingJson, AlertSummaryJson } from './alert-json';
import type { AlertOptionsJson } from './alert-options-json';

/** What the form for a product's alert needs. */
export const optionsQuery = (productId: number) => ({
  queryKey: ['alerts', 'options', productId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(`/api/alerts/options?product=${productId}`, { signal })) as AlertOptionsJson,
  // Prices move, and a form must not argue with the server about today's.
  staleTime: 0,
  retry: 1,
});

/** One page of a person's alerts. */
export const alertsQuery = (page: number) => ({
  queryKey: ['alerts', 'list', page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(`/api/alerts?page=${page}`, { signal })) as AlertPageJson,
  staleTime: 10_000,
});

/** Which of these products have an alert, in a few words each. */
export const summariesQuery = (productIds: readonly number[]) => ({
  queryKey: ['alerts', 'summaries', productIds.join()],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await callApi(`/api/alerts/summaries?products=${productIds.join()}`, { signal });
    const { items } = answer as { items: AlertSummaryJson[] };
    return new Map(items.map(({ productId, words }) => [productId, words]));
  },
  staleTime: 10_000,
  enabled: productIds.length > 0,
});

export const settingQuery = {
  queryKey: ['alerts', 'setting'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi('/api/alerts/settings', { signal })) as AlertSettingJson,
};

/** Reads everything about alerts anew, after something was changed. */
export function refreshAlerts(): Promise<void> {
  return privateQueryClient().invalidateQueries({ queryKey: ['alerts'] });
}
