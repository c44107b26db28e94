import type { AlertJson } from '~/web/shared/alerts/alert-json';
import { refreshAlerts } from '~/web/shared/alerts/alert-queries';
import { ApiError } from '~/web/shared/private-data/api-error';
import { callApi } from '~/web/shared/private-data/call-api';
import { showToast } from '~/web/ui/toast-store';

const said = {
  pause: 'Alert paused',
  resume: 'Alert resumed',
  delete: 'Alert deleted',
} as const;

/** Lets an alert rest, wakes it or removes it, and says so; false when it could not. */
export async function changeAlert({ id }: AlertJson, change: keyof typeof said): Promise<boolean> {
  let done = false;
  try {
    if (change === 'delete') await callApi(`/api/alerts/${id}`, { method: 'DELETE' });
    else {
      const body = { paused: change === 'pause' };
      await callApi(`/api/alerts/${id}`, { method: 'PATCH', body });
    }
    showToast({ title: said[change] });
    done = true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast({ title: 'That did not work', description: error.message, variant: 'destructive' });
  }
  await refreshAlerts();
  return done;
}
