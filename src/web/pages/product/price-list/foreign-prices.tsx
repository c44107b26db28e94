import { VisuallyHidden } from '~/web/ui/visually-hidden';
import type { ForeignPriceData } from '../page-data';

/** Prices in other currencies, as the stores state them. */
export function ForeignPrices({ prices }: { prices: readonly ForeignPriceData[] }) {
  return (
    <section aria-labelledby="other-currencies" className="mt-6">
      <h3 id="other-currencies" className="font-display text-xl">
        In other currencies
      </h3>
      <ul className="mt-2 border-line border-t">
        {prices.map(({ offerId, retailer, price, converted, inStock }) => (
          <li
            key={offerId}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 border-line border-b py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                <a
                  href={`/go/${offerId}`}
                  target="_blank"
                  rel="sponsored nofollow noreferrer"
                  className="underline underline-offset-4"
                >
                  {retailer}
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </a>
              </p>
              <p className="text-soft text-sm">{inStock ? 'In stock' : 'Out of stock'}</p>
            </div>
            <div className="text-right">
              <p className="font-semibold tabular-nums">{price}</p>
              <p className="text-soft text-sm">{converted ?? 'Not compared with dollars'}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
