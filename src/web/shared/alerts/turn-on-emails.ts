import { showToast } from '~/web/ui/overlays/toast-store';
import { ApiError } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import type { AlertSettingJson } from './alert-json';
import { refreshAlerts } from './alert-queries';

export const noChannelMessage =
  'Your alerts do not reach you: emails are off, and no browser of yours shows notifications.';

/** Turns alert emails on and leaves the other settings as they are. */
export async function turnOnEmails(): Promise<void> {
  try {
    const setting = (await callApi('/api/alerts/settings')) as AlertSettingJson;
    await callApi('/api/alerts/settings', { method: 'PUT', body: { ...setting, mail: true } });
    showToast({ title: 'Alert emails are on' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast({ title: 'Not changed', description: error.message, variant: 'destructive' });
  }
  await refreshAlerts();
}
