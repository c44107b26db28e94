import { callApi } from '~/web/shared/private-data/call-api';
import { privacyQuery } from '~/web/shared/private-data/privacy-settings';
import { privateQueryClient } from '~/web/shared/private-data/private-query-client';

/** Sends the offer that a person opened, but only if they have allowed that. */
export async function recordStoreVisit(offerId: number): Promise<void> {
  const settings = await privateQueryClient().fetchQuery(privacyQuery);
  if (!settings.store_visits) return;
  await callApi('/api/store-visits', { method: 'POST', body: { offerId } });
}
