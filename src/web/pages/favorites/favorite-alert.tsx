import { lazy, Suspense, useState } from 'react';
import { useAlertIntent } from '~/web/shared/alerts/alert-intent';
import { Button } from '~/web/ui/button';
import { BellIcon } from '~/web/ui/page-icons';

const AlertDialog = lazy(async () => {
  const module = await import('~/web/shared/alerts/alert-dialog');
  return { default: module.AlertDialog };
});

interface FavoriteAlertProps {
  product: { id: number; name: string };
  /** Summary of an existing alert, such as 'Alert at $23.70'. */
  summary: string | undefined;
}

/**
 * A price alert for one favorite. The product page has its own button: sharing one would add a
 * chunk that costs the product page more than this duplication.
 */
export function FavoriteAlert({ product, summary = 'Price alert' }: FavoriteAlertProps) {
  const [open, setOpen] = useState(false);
  useAlertIntent(product.id, () => setOpen(true));
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4"
        aria-haspopup="dialog"
        aria-label={`${summary} for ${product.name}`}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {summary}
      </Button>
      {open && (
        <Suspense>
          <AlertDialog open productId={product.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
