import type { AlertJson, AlertSettingJson } from '~/web/shared/alerts/alert-json';
import { refreshAlerts } from '~/web/shared/alerts/alert-queries';
import { noChannelMessage, turnOnEmails } from '~/web/shared/alerts/turn-on-emails';
import { ApiError } from '~/web/shared/private-data/api-error';
import { callApi } from '~/web/shared/private-data/call-api';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';

const alertPath = ({ id }: AlertJson) => `/api/alerts/${id}`;

/** Pauses an alert and confirms it with a toast; returns false on failure. */
export const pauseOwnAlert = (alert: AlertJson) =>
  attempt(async () => {
    await callApi(alertPath(alert), { method: 'PATCH', body: { paused: true } });
    showToast({ title: 'Alert paused' });
  });

/** Resumes an alert, and warns when no notification channel is on. */
export const resumeOwnAlert = (alert: AlertJson) =>
  attempt(async () => {
    await callApi(alertPath(alert), { method: 'PATCH', body: { paused: false } });
    const { mail, push } = (await callApi('/api/alerts/settings')) as AlertSettingJson;
    if (mail || push) showToast({ title: 'Alert resumed' });
    else {
      showToast({
        title: 'Alert resumed',
        description: noChannelMessage,
        action: { label: 'Turn on emails', onPress: turnOnEmails },
      });
    }
  });

export const deleteOwnAlert = (alert: AlertJson) =>
  attempt(async () => {
    await callApi(alertPath(alert), { method: 'DELETE' });
    showToast({
      title: 'Alert deleted',
      action: { label: 'Undo', onPress: () => restoreOwnAlert(alert) },
    });
  });

const restoreOwnAlert = (alert: AlertJson) =>
  attempt(async () => {
    await callApi(`${alertPath(alert)}/restore`, { method: 'POST' });
    showToast({ title: 'Alert restored' });
  });

async function attempt(work: () => Promise<void>): Promise<boolean> {
  let done = false;
  try {
    await work();
    done = true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showErrorToast('Something went wrong', error.message);
  }
  await refreshAlerts();
  return done;
}
