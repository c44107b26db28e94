import { isSessionGone, signedOutElsewhere } from '~/web/shared/auth/session-gone';
import { ApiError, isSignedOut } from '~/web/shared/private-data/api-error';
import { showErrorToast } from '~/web/ui/overlays/toast-store';

/** A user-facing message for an error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return 'Please try again later.';
  const code = 'code' in error ? error.code : undefined;
  if (isSessionGone(code) || isSignedOut(error)) return `${signedOutElsewhere}.`;
  if (code === 'invalid_credentials') return 'That is not your current password.';
  // Network errors have browser-specific messages, such as 'Failed to fetch'.
  return error instanceof TypeError || error.name === 'AuthRetryableFetchError'
    ? 'We can’t connect right now. Please check your connection and try again.'
    : error.message;
}

export function showFailureToast(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // Session loss shows its own message.
  if (isSessionGone(code) || isSignedOut(error)) return;
  showErrorToast('An error occurred', reasonOf(error));
}

/** The API's validation message for a field, if any. */
export function fieldReason(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields?.[field] : undefined;
}
