import type { z } from 'zod';
import { callApi } from '../private-data/call-api';
import type { AlertJson } from './alert-json';
import { refreshAlerts } from './alert-queries';
import type { alertConditionSchema } from './alert-schemas';

/** Creates or updates an alert. */
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
