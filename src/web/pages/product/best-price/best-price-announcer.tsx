import { useState } from 'react';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { ProductJson } from '~/web/shared/catalog/product-json';

/** Announces a changed best price to screen readers; silent until the first change. */
export function BestPriceAnnouncer({ best }: { best: ProductJson['prices'][number] | undefined }) {
  const text = best
    ? `Best price now ${formatDollarAmount(best.price)} at ${best.retailer}.`
    : 'It is now out of stock at every store.';
  const [announced, setAnnounced] = useState({ text, isNews: false });
  if (announced.text !== text) setAnnounced({ text, isNews: true });
  return (
    <p role="status" className="sr-only">
      {announced.isNews && text}
    </p>
  );
}
