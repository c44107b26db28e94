import { lazy, Suspense, useState } from 'react';
import { Button } from '~/web/ui/button';
import type { ButtonLook } from '~/web/ui/button-look';
import { BellIcon } from '~/web/ui/icons';
import { useAuth } from '../auth/auth-context';
import { useAlertIntent } from './alert-intent';

// Most people never open it, so it comes when somebody does.
const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog')).AlertDialog }));

const AlertWordsOf = lazy(async () => ({
  default: (await import('./alert-words-of')).AlertWordsOf,
}));

const label = 'Price alert';

/** Asks to be told of a product's price; once that is done, says at which: 'Alert at $23.70'. */
export function PriceAlertButton({ productId, ...look }: ButtonLook & { productId: number }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { user } = useAuth();
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  useAlertIntent(productId, ask);
  return (
    <>
      <Button
        variant="secondary"
        className="noscript:hidden"
        aria-haspopup="dialog"
        {...look}
        onClick={ask}
      >
        <BellIcon />
        {user ? (
          <Suspense fallback={label}>
            <AlertWordsOf productId={productId} />
          </Suspense>
        ) : (
          label
        )}
      </Button>
      {asked && (
        <Suspense>
          <AlertDialog productId={productId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
