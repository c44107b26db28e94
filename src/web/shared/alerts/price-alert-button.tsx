import { lazy, Suspense, useState } from 'react';
import { Button } from '~/web/ui/button';
import type { ButtonLook } from '~/web/ui/button-look';
import { BellIcon } from '~/web/ui/icons';
import { useAlertIntent } from './alert-intent';

// Most people never open it, so it comes when somebody does.
const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog')).AlertDialog }));

/** 'Price alert': asks to be told of a product's price. On a product's page and for each favourite. */
export function PriceAlertButton({ productId, ...look }: ButtonLook & { productId: number }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
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
        Price alert
      </Button>
      {asked && (
        <Suspense>
          <AlertDialog productId={productId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
