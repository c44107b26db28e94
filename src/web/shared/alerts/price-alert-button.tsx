import { lazy, Suspense, useState } from 'react';
import { Button } from '~/web/ui/button';
import type { ButtonLook } from '~/web/ui/button-look';
import { BellIcon } from '~/web/ui/page-icons';
import { useAuth } from '../auth/use-auth';
import { useAlertIntent } from './alert-intent';

// Lazy: most visitors never open it.
const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog')).AlertDialog }));

const AlertSummaryText = lazy(async () => ({
  default: (await import('./alert-summary-text')).AlertSummaryText,
}));

const label = 'Price alert';

/** Opens the alert dialog. Once an alert is set, the label describes it: 'Alert at $23.70'. */
export function PriceAlertButton({ productId, ...look }: ButtonLook & { productId: number }) {
  const [hasOpened, setHasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const { user } = useAuth();
  const openDialog = () => {
    setHasOpened(true);
    setOpen(true);
  };
  useAlertIntent(productId, openDialog);
  return (
    <>
      <Button
        variant="secondary"
        className="noscript:hidden"
        aria-haspopup="dialog"
        {...look}
        onClick={openDialog}
      >
        <BellIcon />
        {user ? (
          <Suspense fallback={label}>
            <AlertSummaryText productId={productId} />
          </Suspense>
        ) : (
          label
        )}
      </Button>
      {hasOpened && (
        <Suspense>
          <AlertDialog productId={productId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
