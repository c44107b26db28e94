import { showToast } from '~/web/ui/overlays/toast-store';
import { currentAccount } from './account-store';

/** Shows the welcome toast after signing in, unless a second factor is still required. */
export function welcomeBack(): void {
  if (currentAccount().secondFactorDue) return;
  showToast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
}
