import type { ListedOffer } from '~/domain/catalog/listed-product';
import { isDemoOffer } from '~/domain/demo/demo-offer';
import { listRetailersById } from '../catalog/retailer.repo.server';
import type { Queryable } from '../engine/database.server';
import { listOffersOfProducts } from './offer.repo.server';

/** More stores than any product has; bounds the list. */
const maxOffersPerProduct = 100;

/** Each product's offers with their stores, cheapest first, out of stock last. */
export async function listListedOffers(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, ListedOffer[]>> {
  const byProduct = new Map<number, ListedOffer[]>();
  if (productIds.length === 0) return byProduct;
  const offers = await listOffersOfProducts(
    db,
    productIds,
    productIds.length * maxOffersPerProduct,
  );
  // Few stores have hundreds of offers, so each store is read once instead of joined.
  const retailers = await listRetailersById(
    db,
    offers.map(({ retailerId }) => retailerId),
  );
  for (const offer of offers) {
    const retailer = retailers.get(offer.retailerId);
    if (!retailer) continue;
    const list = byProduct.get(offer.productId) ?? [];
    list.push({ ...offer, retailer, isDemo: isDemoOffer(offer, retailer) });
    byProduct.set(offer.productId, list);
  }
  return byProduct;
}
