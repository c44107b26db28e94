import type { Queryable } from '~/db/engine/database.server';
import {
  listOfferKeysById,
  listOfferKeysByPlace,
  type OfferKey,
} from '~/db/prices/offer.repo.server';
import { lockProducts } from '~/db/prices/product-price.repo.server';
import type { PriceObservation } from '~/domain/prices/price-observation';

type Place = Pick<OfferKey, 'productId' | 'retailerId'>;

/** Where an offer stands, as a key. */
export const placeOf = ({ productId, retailerId }: Place) => `${productId} ${retailerId}`;

export interface AssignedObservations {
  byOffer: Map<number, PriceObservation[]>;
  /** Those whose offer we do not have. */
  rest: PriceObservation[];
  /** Products that are there and locked. */
  products: ReadonlySet<number>;
}

/**
 * Locks the products of the observations and finds the offer of each. In this order: whoever held the
 * lock before us may have made offers meanwhile.
 */
export async function assignObservations(
  tx: Queryable,
  observations: readonly PriceObservation[],
): Promise<AssignedObservations> {
  const byId = await listOfferKeysById(
    tx,
    observations.flatMap((seen) => ('offerId' in seen ? [seen.offerId] : [])),
  );
  const places = observations.flatMap((seen) => ('offerId' in seen ? [] : [seen]));
  const productIds = [...byId, ...places].map(({ productId }) => productId);
  const products = new Set(await lockProducts(tx, [...new Set(productIds)]));
  const byPlace = await listOfferKeysByPlace(tx, places);
  const known = new Set(byId.map(({ id }) => id));
  const idByPlace = new Map(byPlace.map((key) => [placeOf(key), key.id]));
  const byOffer = new Map<number, PriceObservation[]>();
  const rest: PriceObservation[] = [];
  for (const seen of observations) {
    const id = 'offerId' in seen ? seen.offerId : idByPlace.get(placeOf(seen));
    if (id === undefined || ('offerId' in seen && !known.has(id))) {
      rest.push(seen);
      continue;
    }
    const list = byOffer.get(id);
    if (list) list.push(seen);
    else byOffer.set(id, [seen]);
  }
  return { byOffer, rest, products };
}
