import { showToast } from '~/web/ui/overlays/toast-store';

/** Explains why a favorite could not be changed. */
export function showNotSavedToast(saved: boolean, why = 'Please try again later.'): void {
  const title = saved ? 'Could not save to favorites' : 'Could not remove from favorites';
  showToast({ title, description: why, variant: 'destructive' });
}
