import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '~/web/ui/button';
import { cx } from '~/web/ui/class-names';

/** Says that the selected products could not be loaded, and offers to retry. */
export function UnreachableNotice({ className }: { className?: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-blush p-4 text-sm',
        className,
      )}
    >
      <p className="max-w-prose">
        We couldn’t load the products for your selection. Check your connection and try again.
      </p>
      <Button
        variant="secondary"
        size="sm"
        loading={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Try again
      </Button>
    </div>
  );
}
