import type { Queryable } from '~/db/engine/database.server';
import {
  listOfferKeysById,
  listOfferKeysByProductRetailer,
  type OfferKey,
} from '~/db/prices/offer.repo.server';
import { lockProducts } from '~/db/prices/product-price.repo.server';
import type { PriceObservation } from '~/domain/prices/price-observation';

type ProductAtRetailer = Pick<OfferKey, 'productId' | 'retailerId'>;

export const productRetailerKey = ({ productId, retailerId }: ProductAtRetailer) =>
  `${productId} ${retailerId}`;

export interface AssignedObservations {
  byOffer: Map<number, PriceObservation[]>;
  /** Observations without an existing offer. */
  unmatched: PriceObservation[];
  /** Existing products, which are now locked. */
  products: ReadonlySet<number>;
}

/**
 * Locks the products of the observations, then finds the offer of each. In this order, because the
 * previous holder of the lock may have added offers.
 */
export async function assignObservations(
  tx: Queryable,
  observations: readonly PriceObservation[],
): Promise<AssignedObservations> {
  const byId = await listOfferKeysById(
    tx,
    observations.flatMap((seen) => ('offerId' in seen ? [seen.offerId] : [])),
  );
  const observationsByProduct = observations.flatMap((seen) => ('offerId' in seen ? [] : [seen]));
  const productIds = [...byId, ...observationsByProduct].map(({ productId }) => productId);
  const products = new Set(await lockProducts(tx, [...new Set(productIds)]));
  const foundOffers = await listOfferKeysByProductRetailer(tx, observationsByProduct);
  const known = new Set(byId.map(({ id }) => id));
  const idByProductRetailer = new Map(foundOffers.map((key) => [productRetailerKey(key), key.id]));
  const byOffer = new Map<number, PriceObservation[]>();
  const unmatched: PriceObservation[] = [];
  for (const seen of observations) {
    const id = 'offerId' in seen ? seen.offerId : idByProductRetailer.get(productRetailerKey(seen));
    if (id === undefined || ('offerId' in seen && !known.has(id))) {
      unmatched.push(seen);
      continue;
    }
    const list = byOffer.get(id);
    if (list) list.push(seen);
    else byOffer.set(id, [seen]);
  }
  return { byOffer, unmatched, products };
}
