import { isSessionGone, signedOutElsewhere } from '~/web/shared/auth/session-gone';
import { ApiError, isSignedOut } from '~/web/shared/private-data/api-error';
import { showToast } from '~/web/ui/overlays/toast-store';

/** What went wrong, in the words of whoever refused. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return 'Please try again later.';
  const code = 'code' in error ? error.code : undefined;
  if (isSessionGone(code) || isSignedOut(error)) return `${signedOutElsewhere}.`;
  if (code === 'invalid_credentials') return 'That is not your current password.';
  // Out of reach is no word of the service's: browsers say 'Failed to fetch', or something else.
  return error instanceof TypeError || error.name === 'AuthRetryableFetchError'
    ? 'We cannot be reached right now. Please check your connection and try again.'
    : error.message;
}

/** Tells the person that something did not work, and why. */
export function showFailureToast(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // That has a message of its own.
  if (isSessionGone(code) || isSignedOut(error)) return;
  showToast({
    title: 'An error occurred',
    description: reasonOf(error),
    variant: 'destructive',
  });
}

/** What the API said about one field, if that was what it refused. */
export function fieldReason(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields?.[field] : undefined;
}
