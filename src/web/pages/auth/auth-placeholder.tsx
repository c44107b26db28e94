import { Spinner } from '~/web/ui/spinner';

/** While it is not known yet who is there, or they are on their way out. */
export function AuthPlaceholder() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-soft">
      <Spinner />
      One moment...
    </p>
  );
}
