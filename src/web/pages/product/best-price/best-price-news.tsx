import { useState } from 'react';
import { dollars } from '~/web/shared/catalog/dollars';
import type { ProductJson } from '~/web/shared/catalog/product-json';

/** Says a changed best price to those who cannot see the tint; nothing before the first change. */
export function BestPriceNews({ best }: { best: ProductJson['prices'][number] | undefined }) {
  const text = best
    ? `Best price now ${dollars(best.price)} at ${best.retailer}.`
    : 'No store has it now.';
  const [heard, setHeard] = useState({ text, isNews: false });
  if (heard.text !== text) setHeard({ text, isNews: true });
  return (
    <p role="status" className="sr-only">
      {heard.isNews && text}
    </p>
  );
}
