import type { Queryable } from '~/db/database.server';
import { listOfferKeys, type OfferKey } from '~/db/offer.repo.server';
import type { PriceObservation } from '~/domain/catalogue/price-observation';

type Place = Pick<OfferKey, 'productId' | 'retailerId'>;

/** Where an offer stands, as a key. */
export const placeOf = ({ productId, retailerId }: Place) => `${productId} ${retailerId}`;

export interface AssignedObservations {
  byOffer: Map<number, PriceObservation[]>;
  /** Of the offers that were found. */
  productIds: number[];
  /** Those whose offer we do not have. */
  rest: PriceObservation[];
}

/** Finds the offer of each observation. */
export async function assignObservations(
  tx: Queryable,
  observations: readonly PriceObservation[],
): Promise<AssignedObservations> {
  const keys = await listOfferKeys(tx, {
    ids: observations.flatMap((seen) => ('offerId' in seen ? [seen.offerId] : [])),
    places: observations.flatMap((seen) => ('offerId' in seen ? [] : [seen])),
  });
  const byId = new Map(keys.map((key) => [key.id, key]));
  const byPlace = new Map(keys.map((key) => [placeOf(key), key]));
  const byOffer = new Map<number, PriceObservation[]>();
  const productIds = new Set<number>();
  const rest: PriceObservation[] = [];
  for (const seen of observations) {
    const key = 'offerId' in seen ? byId.get(seen.offerId) : byPlace.get(placeOf(seen));
    if (!key) {
      rest.push(seen);
      continue;
    }
    productIds.add(key.productId);
    const list = byOffer.get(key.id);
    if (list) list.push(seen);
    else byOffer.set(key.id, [seen]);
  }
  return { byOffer, productIds: [...productIds], rest };
}
