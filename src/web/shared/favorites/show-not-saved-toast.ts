import { showToast } from '~/web/ui/overlays/toast-store';

/** Says that a heart had to go back to what it was. */
export function showNotSavedToast(saved: boolean, why = 'Please try again later.'): void {
  const title = saved ? 'Not saved' : 'Not removed';
  showToast({ title, description: why, variant: 'destructive' });
}
