import { Spinner } from '~/web/ui/spinner';

/** Shown until the session is known, and while redirecting. */
export function AuthPlaceholder() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-soft">
      <Spinner />
      One moment...
    </p>
  );
}
