import { showToast } from '~/web/ui/overlays/toast-store';
import { currentAccount } from './account-store';

/** Greets whoever has just signed in; not before the second factor, if there is one. */
export function welcomeBack(): void {
  if (currentAccount().secondFactorDue) return;
  showToast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
}
