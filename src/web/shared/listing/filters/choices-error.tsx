import { Button } from '~/web/ui/button';
import type { FailedChoices } from '../use-all-choices';

/** Says that the choices of a filter could not be loaded, and offers to retry. */
export function ChoicesError({ failed, onRetry }: { failed: FailedChoices; onRetry: () => void }) {
  return (
    <div role="alert" className="py-1 text-sm">
      <p className="mb-2">We couldn’t load the choices. Check your connection and try again.</p>
      <Button
        variant="secondary"
        size="sm"
        loading={failed.isRetrying}
        onClick={() => {
          onRetry();
          failed.retry();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
