import { listOffersById } from '~/db/prices/offer.repo.server';
import { AppError } from '~/domain/app-error';
import type { CardOffer, ProductSummary } from '~/domain/catalog/listed-product';
import { showProductCards } from '../catalog/show-products.server';
import type { Deps } from '../deps';

/** A fictional offer with its product, for the page shown instead of a store. */
export async function showDemoOffer(
  deps: Pick<Deps, 'db'>,
  input: { offerId: number },
): Promise<{ product: ProductSummary; offer: CardOffer }> {
  const [found] = await listOffersById(deps.db.reader, [input.offerId], 1);
  const [product] = found ? await showProductCards(deps, { ids: [found.productId] }) : [];
  const offer = product?.offers.find(({ id }) => id === input.offerId);
  if (!product || !offer?.isDemo) {
    throw new AppError('not_found', { message: 'There is no such demo offer.' });
  }
  return { product, offer };
}
