import { findProduct } from '~/db/catalog/product.repo.server';
import { listOffersById } from '~/db/prices/offer.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { recordPrices } from './record-prices.server';

export interface SetPrice {
  productId: number;
  product: string;
  retailer: string;
  beforeCents: number;
  priceCents: number;
  bestPriceCents: number | null;
}

/** Sets the price of an offer for the operator; its other fields stay. */
export async function setPrice(
  deps: Pick<Deps, 'db' | 'clock'>,
  { offerId, priceCents }: { offerId: number; priceCents: number },
): Promise<SetPrice> {
  const [before] = await listOffersById(deps.db, [offerId], 1);
  if (!before) throw new AppError('not_found', { message: `There is no offer ${offerId}.` });
  const { originalPriceCents, inStock, seenAt } = before;
  // A feed's clock may be ahead of ours; the operator's price must still be the newest.
  const now = new Date(Math.max(deps.clock.now().getTime(), seenAt.getTime() + 1));
  await recordPrices(deps, [{ offerId, priceCents, originalPriceCents, inStock, seenAt: now }]);
  const product = await findProduct(deps.db, before.productId);
  const offer = product?.offers.find(({ id }) => id === offerId);
  if (!product || !offer)
    throw new AppError('not_found', { message: 'The offer was just deleted.' });
  return {
    productId: product.id,
    product: `${product.brand.name} ${product.name}`,
    retailer: offer.retailer.name,
    beforeCents: before.priceCents,
    priceCents: offer.priceCents,
    bestPriceCents: product.bestPriceCents,
  };
}
