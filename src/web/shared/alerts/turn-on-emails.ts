import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';
import { ApiError } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import type { AlertSettingJson } from './alert-json';
import { refreshAlerts } from './alert-queries';

export const noChannelMessage =
  'You won’t get your alerts: emails are off, and none of your browsers shows notifications.';

/** Turns on alert emails and leaves the other settings unchanged. */
export async function turnOnEmails(): Promise<void> {
  try {
    const setting = (await callApi('/api/alerts/settings')) as AlertSettingJson;
    await callApi('/api/alerts/settings', { method: 'PUT', body: { ...setting, mail: true } });
    showToast({ title: 'Alert emails are on' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showErrorToast('Could not save the change', error.message);
  }
  await refreshAlerts();
}
