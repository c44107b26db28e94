import { insertRetailers, listRetailersById } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertOffers, listNewOfferIds } from '~/db/prices/offer.repo.server';
import { updateProductPrices } from '~/db/prices/product-price.repo.server';
import type { Offer } from '~/domain/catalog/product';
import { anOffer, aRetailer, firstSeen } from './catalog';

/** Adds an offer of a product and updates the product's best price. Retailer 1 unless stated otherwise. */
export async function createOffer(
  db: Queryable,
  given: Pick<Offer, 'productId'> & Partial<Offer>,
): Promise<Offer> {
  const [nextId = 1] = given.id === undefined ? await listNewOfferIds(db, 1) : [given.id];
  const offer = anOffer(nextId, given);
  if ((await listRetailersById(db, [offer.retailerId])).size === 0)
    await insertRetailers(db, [aRetailer(offer.retailerId)]);
  await insertOffers(db, [{ offer, since: offer.inStock ? firstSeen : null }]);
  await updateProductPrices(db, [offer.productId]);
  return offer;
}
