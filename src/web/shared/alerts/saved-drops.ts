import { savedDropsLabel } from '~/domain/alerts/saved-drops';
import { showToast } from '~/web/ui/overlays/toast-store';
import { ApiError } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import { refreshAlerts } from './alert-queries';

/** Turns alerts about price drops on everything a person saves on or off; false when that failed. */
export async function setSavedDrops(on: boolean): Promise<boolean> {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await callApi('/api/alerts/saved-drops', { method: 'PUT', body: { on, timeZone } });
    await refreshAlerts();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast({ title: 'Not changed', description: error.message, variant: 'destructive' });
    return false;
  }
}

/** Asks once, with the first saved product. Without an answer nothing is turned on. */
export function offerSavedDrops(): void {
  showToast({
    title: 'Saved',
    description:
      'Would you like to hear when it gets cheaper? You can change this at any time under Price alerts.',
    action: {
      label: savedDropsLabel,
      onPress: async () => {
        if (!(await setSavedDrops(true))) return;
        showToast({
          title: 'Price drop alerts are on',
          description: 'We email you when the price of something you saved drops.',
        });
      },
    },
  });
}
