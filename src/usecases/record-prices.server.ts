import { updateCataloguePrices } from '~/db/catalogue.repo.server';
import type { Queryable } from '~/db/database.server';
import { listOfferKeys, listOffersById, type OfferKey, updateOffers } from '~/db/offer.repo.server';
import { insertPriceChanges } from '~/db/price-change.repo.server';
import { insertPriceIntervals, updatePriceIntervalsClosed } from '~/db/price-interval.repo.server';
import { lockProducts, updateProductPrices } from '~/db/product-price.repo.server';
import { AppError } from '~/domain/app-error';
import {
  findObservationProblem,
  followObservations,
  type OfferChange,
  type PriceObservation,
} from '~/domain/catalogue/price-observation';
import type { Deps } from './deps';

export interface RecordedPrices {
  /** Offers of which something changed that a page shows. */
  changedOffers: number;
  /** Products whose best price, highest price or sale state changed. */
  changedProductIds: number[];
  /** Observations of offers that we do not have. */
  unknown: PriceObservation[];
}

const maxObservations = 20_000;

/**
 * The one way in which prices change. Takes what was observed, in any order: the same observation
 * again, or an older one, changes nothing. Offers, intervals, best prices, the catalogue's version
 * and the news for search and alerts are one transaction.
 */
export async function recordPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  observations: readonly PriceObservation[],
): Promise<RecordedPrices> {
  const now = clock.now();
  check(observations, now);
  if (observations.length === 0) return { changedOffers: 0, changedProductIds: [], unknown: [] };
  return db.transaction(async (tx) => {
    const { byOffer, productIds, unknown } = await assign(tx, observations);
    await lockProducts(tx, productIds);
    const offers = await listOffersById(tx, [...byOffer.keys()], byOffer.size);
    const changes = offers.flatMap(
      (offer) => followObservations(offer, byOffer.get(offer.id) ?? []) ?? [],
    );
    await writeOffers(tx, changes);
    const visible = changes.filter((change) => change.visible);
    const changedProductIds = await tellOthers(tx, visible, now);
    return { changedOffers: visible.length, changedProductIds, unknown };
  });
}

function check(observations: readonly PriceObservation[], now: Date): void {
  if (observations.length > maxObservations) {
    throw new AppError('bad_request', {
      message: `At most ${maxObservations} observations at a time, not ${observations.length}.`,
    });
  }
  observations.forEach((observation, index) => {
    const problem = findObservationProblem(observation, now);
    if (!problem) return;
    const name =
      'offerId' in observation
        ? `offer ${observation.offerId}`
        : `product ${observation.productId} at retailer ${observation.retailerId}`;
    throw new AppError('bad_request', {
      message: `Observation ${index + 1} (${name}) ${problem}.`,
      fields: { [`observations.${index}`]: problem },
    });
  });
}

/** Finds the offer of each observation. */
async function assign(tx: Queryable, observations: readonly PriceObservation[]) {
  const keys = await listOfferKeys(tx, {
    ids: observations.flatMap((seen) => ('offerId' in seen ? [seen.offerId] : [])),
    places: observations.flatMap((seen) => ('offerId' in seen ? [] : [seen])),
  });
  const byId = new Map(keys.map((key) => [key.id, key]));
  const byPlace = new Map(keys.map((key) => [placeOf(key), key]));
  const byOffer = new Map<number, PriceObservation[]>();
  const productIds = new Set<number>();
  const unknown: PriceObservation[] = [];
  for (const seen of observations) {
    const key = 'offerId' in seen ? byId.get(seen.offerId) : byPlace.get(placeOf(seen));
    if (!key) {
      unknown.push(seen);
      continue;
    }
    productIds.add(key.productId);
    const list = byOffer.get(key.id);
    if (list) list.push(seen);
    else byOffer.set(key.id, [seen]);
  }
  return { byOffer, productIds: [...productIds], unknown };
}

const placeOf = ({ productId, retailerId }: Omit<OfferKey, 'id'>) => `${productId} ${retailerId}`;

async function writeOffers(tx: Queryable, changes: readonly OfferChange[]): Promise<void> {
  if (changes.length === 0) return;
  await updateOffers(
    tx,
    changes.map(({ offer }) => offer),
  );
  await updatePriceIntervalsClosed(
    tx,
    changes.flatMap(({ offer, closedAt }) =>
      closedAt ? [{ offerId: offer.id, at: closedAt }] : [],
    ),
  );
  await insertPriceIntervals(
    tx,
    changes.flatMap(({ intervals }) => intervals),
  );
}

/** Brings what is derived from offers up to date and gives notice of it; returns whose prices moved. */
async function tellOthers(
  tx: Queryable,
  changes: readonly OfferChange[],
  now: Date,
): Promise<number[]> {
  if (changes.length === 0) return [];
  const products = new Set(changes.map(({ offer }) => offer.productId));
  const moved = await updateProductPrices(tx, [...products]);
  await updateCataloguePrices(tx, {
    newlyPriced: moved.filter(({ newlyPriced }) => newlyPriced).length,
    savingsPercent: moved.reduce((sum, { savingsChange }) => sum + savingsChange, 0),
  });
  const productIds = moved.map(({ productId }) => productId);
  if (productIds.length > 0) await insertPriceChanges(tx, productIds, now);
  return productIds;
}
