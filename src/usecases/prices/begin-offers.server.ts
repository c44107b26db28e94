import { listRetailersById } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertOffers, listNewOfferIds } from '~/db/prices/offer.repo.server';
import { beginOffer } from '~/domain/prices/begin-offer';
import {
  type OfferChange,
  openedAt,
  type PriceObservation,
} from '~/domain/prices/price-observation';
import { placeOf } from './assign-observations.server';

type PlacedObservation = Exclude<PriceObservation, { offerId: number }>;

/** Whether it says which product, at whom. */
const isPlaced = (seen: PriceObservation): seen is PlacedObservation => !('offerId' in seen);

/**
 * Makes offers of observations whose offer we do not have, as far as they name one of these products, a
 * retailer that we know and an address. The caller holds the lock on the products, so nobody else
 * can be making the same ones.
 */
export async function beginOffers(
  tx: Queryable,
  observations: readonly PriceObservation[],
  isProduct: (productId: number) => boolean,
): Promise<{ changes: OfferChange[]; unknown: PriceObservation[] }> {
  const placed = observations.filter(isPlaced);
  if (!placed.some(({ url }) => url !== undefined))
    return { changes: [], unknown: [...observations] };
  const retailerIds = [...new Set(placed.map(({ retailerId }) => retailerId))];
  const retailers = new Set(
    (await listRetailersById(tx, retailerIds, retailerIds.length)).map(({ id }) => id),
  );
  const byPlace = Map.groupBy(
    placed.filter((seen) => isProduct(seen.productId) && retailers.has(seen.retailerId)),
    placeOf,
  );
  const ids = await listNewOfferIds(tx, byPlace.size);
  const changes = [...byPlace.values()].flatMap((list, index) => {
    const [first] = list;
    const id = ids[index];
    return (first && id !== undefined && beginOffer({ ...first, id }, list)) || [];
  });
  if (changes.length > 0) {
    await insertOffers(
      tx,
      changes.map((change) => ({ offer: change.offer, since: openedAt(change) })),
    );
  }
  const begun = new Set(changes.map(({ offer }) => placeOf(offer)));
  return {
    changes,
    unknown: observations.filter((seen) => !isPlaced(seen) || !begun.has(placeOf(seen))),
  };
}
