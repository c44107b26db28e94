import { ApiError } from '~/web/shared/private-data/api-error';
import { showToast } from '~/web/ui/toast-store';

/** What went wrong, in the words of whoever refused. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'Please try again later.';
}

/** Tells the person that something did not work, and why. */
export function tellFailure(error: unknown): void {
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
