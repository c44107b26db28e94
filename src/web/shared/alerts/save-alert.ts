import type { z } from 'zod';
import { callApi } from '../private-data/call-api';
import type { AlertJson } from './alert-json';
import { refreshAlerts } from './alert-queries';
import type { alertWishSchema } from './alert-schemas';

/** Makes an alert, or changes one. */
export async function saveAlert(
  productId: number,
  id: string | undefined,
  wish: z.infer<typeof alertWishSchema>,
): Promise<AlertJson> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const saved =
    id === undefined
      ? await callApi('/api/alerts', { method: 'POST', body: { ...wish, productId, timeZone } })
      : await callApi(`/api/alerts/${id}`, { method: 'PATCH', body: wish });
  refreshAlerts().catch(() => {});
  return saved as AlertJson;
}
