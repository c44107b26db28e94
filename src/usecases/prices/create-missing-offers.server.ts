import { listRetailersById } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertOffers, listNewOfferIds } from '~/db/prices/offer.repo.server';
import {
  createOfferFromObservations,
  type OfferChange,
  openedAt,
  type PriceObservation,
} from '~/domain/prices/price-observation';
import { productRetailerKey } from './assign-observations.server';

type ObservationByProduct = Exclude<PriceObservation, { offerId: number }>;

/** Whether it identifies the offer by product and retailer. */
const isByProduct = (seen: PriceObservation): seen is ObservationByProduct => !('offerId' in seen);

/**
 * Creates offers for observations without one, if they name a locked product, a known retailer and a URL.
 * The caller's lock on the products prevents concurrent duplicates.
 */
export async function createMissingOffers(
  tx: Queryable,
  observations: readonly PriceObservation[],
  isProduct: (productId: number) => boolean,
): Promise<{ changes: OfferChange[]; unknown: PriceObservation[] }> {
  const observationsByProduct = observations.filter(isByProduct);
  if (!observationsByProduct.some(({ url }) => url !== undefined))
    return { changes: [], unknown: [...observations] };
  const retailers = await listRetailersById(
    tx,
    observationsByProduct.map(({ retailerId }) => retailerId),
  );
  const byProductRetailer = Map.groupBy(
    observationsByProduct.filter(
      (seen) => isProduct(seen.productId) && retailers.has(seen.retailerId),
    ),
    productRetailerKey,
  );
  const ids = await listNewOfferIds(tx, byProductRetailer.size);
  const changes = [...byProductRetailer.values()].flatMap((list, index) => {
    const [first] = list;
    const id = ids[index];
    return (first && id !== undefined && createOfferFromObservations({ ...first, id }, list)) || [];
  });
  if (changes.length > 0) {
    await insertOffers(
      tx,
      changes.map((change) => ({ offer: change.offer, since: openedAt(change) })),
    );
  }
  const createdKeys = new Set(changes.map(({ offer }) => productRetailerKey(offer)));
  return {
    changes,
    unknown: observations.filter(
      (seen) => !isByProduct(seen) || !createdKeys.has(productRetailerKey(seen)),
    ),
  };
}
