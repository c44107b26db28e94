import { type ButtonLook, buttonClasses } from '~/web/ui/button-look';
import { cx } from '~/web/ui/class-names';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

interface ShopNowProps extends ButtonLook {
  offer: { offerId: number; retailer: string };
  className?: string;
}

/** The way to a store. The comparison stays open beside it, and the store learns nothing of it. */
export function ShopNow({ offer, variant = 'secondary', size = 'sm', className }: ShopNowProps) {
  return (
    <a
      href={`/go/${offer.offerId}`}
      // biome-ignore lint/security/noBlankTarget: browsers give a new tab no opener by themselves.
      target="_blank"
      rel="sponsored nofollow"
      referrerPolicy="no-referrer"
      className={cx(buttonClasses({ variant, size }), className)}
    >
      Shop Now
      <VisuallyHidden> at {offer.retailer} (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
