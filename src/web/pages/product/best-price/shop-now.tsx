import { type ButtonLook, buttonClasses } from '~/web/ui/button-look';
import { cx } from '~/web/ui/class-names';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

interface ShopNowProps extends ButtonLook {
  offer: { offerId: number; retailer: string };
  className?: string;
}

/** Links to a store in a new tab, without a referrer. */
export function ShopNow({ offer, variant = 'secondary', size = 'sm', className }: ShopNowProps) {
  return (
    <a
      href={`/go/${offer.offerId}`}
      target="_blank"
      rel="sponsored nofollow noreferrer"
      className={cx(buttonClasses({ variant, size }), className)}
    >
      Shop Now
      <VisuallyHidden>{` at ${offer.retailer} (opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}
