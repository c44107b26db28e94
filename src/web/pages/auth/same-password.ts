import { showToast } from '~/web/ui/overlays/toast-store';

/** Whether a new password was typed the same way twice; says so when it was not. */
export function checkSamePassword(read: (name: string) => string): boolean {
  if (read('password') === read('confirmation')) return true;
  showToast({
    title: "Passwords don't match",
    description: 'Please make sure your passwords match.',
    variant: 'destructive',
  });
  return false;
}
