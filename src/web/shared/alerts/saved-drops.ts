import { savedDropsLabel } from '~/domain/alerts/saved-drops';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';
import { ApiError } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import { refreshAlerts } from './alert-queries';

/** Turns price drop alerts on all saved products on or off; false if the request failed. */
export async function setSavedDrops(on: boolean): Promise<boolean> {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await callApi('/api/alerts/saved-drops', { method: 'PUT', body: { on, timeZone } });
    await refreshAlerts();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showErrorToast('Could not save the change', error.message);
    return false;
  }
}

/** Asks once, when the first product is saved. Nothing is turned on unless the person accepts. */
export function offerSavedDrops(): void {
  showToast({
    title: 'Saved',
    description:
      'Would you like an alert when the price drops? You can change this at any time under Price alerts.',
    action: {
      label: savedDropsLabel,
      onPress: async () => {
        if (!(await setSavedDrops(true))) return;
        showToast({
          title: 'Price drop alerts are on',
          description: 'We’ll email you when the price of a saved product drops.',
        });
      },
    },
  });
}
