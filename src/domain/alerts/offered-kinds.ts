import { type AlertKind, alertKinds } from './price-alert';

/**
 * The alert kinds to offer for a product, or for one store of it ('' means any store). Back in
 * stock only where it is out of stock, price per unit only where the size is known.
 */
export function offeredKinds(
  { stores, unit }: { stores: readonly { slug: string; inStock: boolean }[]; unit: string | null },
  store: string,
): AlertKind[] {
  const isSoldOut = !stores.some(
    (offer) => offer.inStock && (store === '' || offer.slug === store),
  );
  return alertKinds.filter((kind) => {
    if (kind === 'back-in-stock') return isSoldOut;
    return kind !== 'unit-price-below' || unit !== null;
  });
}
