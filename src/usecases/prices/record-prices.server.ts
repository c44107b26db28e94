import { updateCatalogPrices } from '~/db/catalog/catalog.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { planLookups } from '~/db/engine/plan-lookups.server';
import { listOffersById, updateOffers } from '~/db/prices/offer.repo.server';
import { insertPriceChanges } from '~/db/prices/price-change.repo.server';
import {
  insertClosedIntervals,
  insertEndedIntervals,
} from '~/db/prices/price-interval.repo.server';
import { updateProductPrices } from '~/db/prices/product-price.repo.server';
import { AppError } from '~/domain/app-error';
import type { Offer } from '~/domain/catalog/product';
import {
  addObservationsToIntervals,
  type OfferChange,
  openedAt,
  type PriceObservation,
} from '~/domain/prices/price-observation';
import { queueAlertEvaluation } from '../alerts/queue-alert-evaluation.server';
import type { Deps } from '../deps';
import { assignObservations } from './assign-observations.server';
import { checkObservation } from './check-observation';
import { createMissingOffers } from './create-missing-offers.server';
import type { FirstPrices } from './first-prices.server';

export interface RecordedPrices {
  /** Offers of which something changed that a page shows, new ones too. */
  changedOffers: number;
  /** Offers that we did not have before. */
  newOffers: number;
  /** Products whose best price, highest price or sale state changed. */
  changedProductIds: number[];
  /** Observations of offers that we neither have nor can make for want of product, retailer or address. */
  unknown: PriceObservation[];
}

const maxObservations = 20_000;

/**
 * The one way in which prices change. Takes what was observed, in any order: the same observation
 * again, or an older one, changes nothing. One of an offer that we do not have makes it, if it names
 * product, retailer and address. Offers, intervals, best prices, the catalog's version and the news
 * for search and alerts are one transaction.
 */
export async function recordPrices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  observations: readonly PriceObservation[],
): Promise<RecordedPrices> {
  const now = clock.now();
  checkObservations(observations, now);
  if (observations.length === 0) return nothingRecorded;
  return db.transaction((tx) => recordPricesIn(tx, observations, now));
}

const nothingRecorded: RecordedPrices = {
  changedOffers: 0,
  newOffers: 0,
  changedProductIds: [],
  unknown: [],
};

/** What the transaction in which prices are recorded has added besides. */
interface AddedProducts {
  /** Prices of the products that it made, which it has sent. */
  first: FirstPrices | null;
  /** Search indexes are told of them later, by whoever counts the catalog anew. */
  suppressNotify: boolean;
}

const nothingAdded: AddedProducts = { first: null, suppressNotify: false };

/**
 * As `recordPrices`, in the transaction of somebody who writes more than prices.
 */
export async function recordPricesIn(
  tx: Queryable,
  observations: readonly PriceObservation[],
  now: Date,
  added: AddedProducts = nothingAdded,
): Promise<RecordedPrices> {
  checkObservations(observations, now);
  const { offers, changes, newOfferCount, unknown } =
    observations.length > 0 ? await applyObservations(tx, observations) : nothingApplied;
  const visible = changes.filter((change) => change.visible);
  const newOffers = newOfferCount + (added.first?.count ?? 0);
  const changedProductIds = await updateProjections(tx, visible, { newOffers, now, ...added });
  await queueAlertEvaluation(tx, changedAndConfirmed(offers, changes), now);
  return { changedOffers: visible.length, newOffers, changedProductIds, unknown };
}

interface AppliedObservations {
  /** As they were before. */
  offers: Offer[];
  changes: OfferChange[];
  /** How many of these are new offers. */
  newOfferCount: number;
  unknown: PriceObservation[];
}

const nothingApplied: AppliedObservations = {
  offers: [],
  changes: [],
  newOfferCount: 0,
  unknown: [],
};

/** Writes what observations change of products that were there before. */
async function applyObservations(
  tx: Queryable,
  observations: readonly PriceObservation[],
): Promise<AppliedObservations> {
  await planLookups(tx);
  const { byOffer, unmatched, products } = await assignObservations(tx, observations);
  const offers = await listOffersById(tx, [...byOffer.keys()], byOffer.size);
  const followed = offers.flatMap(
    (offer) => addObservationsToIntervals(offer, byOffer.get(offer.id) ?? []) ?? [],
  );
  const created = await createMissingOffers(tx, unmatched, (id) => products.has(id));
  await writeOffers(tx, followed);
  const changes = [...followed, ...created.changes];
  await insertClosedIntervals(
    tx,
    changes.flatMap((change) => change.intervals),
  );
  return { offers, changes, newOfferCount: created.changes.length, unknown: created.unknown };
}

function checkObservations(observations: readonly PriceObservation[], now: Date): void {
  if (observations.length > maxObservations) {
    throw new AppError('bad_request', {
      message: `At most ${maxObservations} observations at a time, not ${observations.length}.`,
    });
  }
  observations.forEach((observation, index) => {
    checkObservation(observation, now, index);
  });
}

async function writeOffers(tx: Queryable, changes: readonly OfferChange[]): Promise<void> {
  if (changes.length === 0) return;
  // First: an open interval is what the offer says until it is written anew.
  await insertEndedIntervals(
    tx,
    changes.flatMap(({ offer, closedAt }) =>
      closedAt ? [{ offerId: offer.id, at: closedAt }] : [],
    ),
  );
  await updateOffers(
    tx,
    changes.map((change) => ({ offer: change.offer, since: openedAt(change) })),
  );
}

/** Whose offers changed, and which were only seen again as they were. */
function changedAndConfirmed(before: readonly Offer[], changes: readonly OfferChange[]) {
  const seenBefore = new Map(before.map(({ id, seenAt }) => [id, seenAt]));
  return {
    changed: [
      ...new Set(changes.flatMap((change) => (change.visible ? change.offer.productId : []))),
    ],
    confirmed: changes.flatMap(({ visible, offer: { id, productId } }) => {
      const seen = seenBefore.get(id);
      return visible || !seen ? [] : [{ productId, offerId: id, seenBefore: seen }];
    }),
  };
}

/** Brings what is derived from offers up to date and gives notice of it; returns whose prices moved. */
async function updateProjections(
  tx: Queryable,
  changes: readonly OfferChange[],
  { newOffers, now, first, suppressNotify }: AddedProducts & { newOffers: number; now: Date },
): Promise<number[]> {
  if (changes.length === 0 && !first?.count) return [];
  const products = new Set(changes.map(({ offer }) => offer.productId));
  const moved = await updateProductPrices(tx, [...products]);
  const newlyPriced = moved.filter((product) => product.newlyPriced).length;
  await updateCatalogPrices(tx, {
    newOffers,
    newlyPriced: newlyPriced + (first?.count ?? 0),
    savingsPercent: moved.reduce(
      (sum, { savingsChange }) => sum + savingsChange,
      first?.savingsPercent ?? 0,
    ),
    suppressNotify: suppressNotify && newlyPriced === 0,
  });
  const productIds = moved.map(({ productId }) => productId);
  // Whoever watches a product, or one store of it, wants to know of prices that are not the best, too.
  const repriced = changes.filter(({ closedAt, intervals }) => closedAt || intervals.length > 0);
  const changedProducts = new Set([...productIds, ...repriced.map(({ offer }) => offer.productId)]);
  // No index has the new ones yet, and nobody watches them. One of them says that something happened.
  if (first?.sampleProductId) changedProducts.add(first.sampleProductId);
  if (changedProducts.size > 0) await insertPriceChanges(tx, [...changedProducts], now);
  return productIds;
}
