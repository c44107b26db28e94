import { showToast } from '~/web/ui/overlays/toast-store';

/** Checks that the password and its confirmation match; shows a toast if they don't. */
export function checkSamePassword(read: (name: string) => string): boolean {
  if (read('password') === read('confirmation')) return true;
  showToast({
    title: "Passwords don't match",
    description: 'Please make sure your passwords match.',
    variant: 'destructive',
  });
  return false;
}
