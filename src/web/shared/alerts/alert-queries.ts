import type { z } from 'zod';
import { callApi } from '../private-data/call-api';
import { privateQueryClient } from '../private-data/private-query-client';
import type { AlertJson, AlertPageJson, AlertSettingJson, AlertSummaryJson } from './alert-json';
import type { AlertOptionsJson } from './alert-options-json';
import type { alertConditionSchema } from './alert-schemas';

export const optionsQuery = (productId: number) => ({
  queryKey: ['alerts', 'options', productId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(`/api/alerts/options?product=${productId}`, { signal })) as AlertOptionsJson,
  // Prices change, and the form must validate against the current ones.
  staleTime: 0,
  retry: 1,
});

export const alertsQuery = (page: number) => ({
  queryKey: ['alerts', 'list', page],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await callApi(`/api/alerts?page=${page}`, { signal })) as AlertPageJson,
  staleTime: 10_000,
});

/** Short descriptions of the alerts on these products. */
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

/** Refetches all alert data after a change. */
export function refreshAlerts(): Promise<void> {
  return privateQueryClient().invalidateQueries({ queryKey: ['alerts'] });
}

export async function saveAlert(
  productId: number,
  id: string | undefined,
  condition: z.infer<typeof alertConditionSchema>,
): Promise<AlertJson> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const saved =
    id === undefined
      ? await callApi('/api/alerts', {
          method: 'POST',
          body: { ...condition, productId, timeZone },
        })
      : await callApi(`/api/alerts/${id}`, { method: 'PATCH', body: condition });
  refreshAlerts().catch(() => {});
  return saved as AlertJson;
}
