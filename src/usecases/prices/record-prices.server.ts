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
  checkObservation,
  type OfferChange,
  openedAt,
  type PriceObservation,
} from '~/domain/prices/price-observation';
import { queueAlertEvaluation } from '../alerts/queue-alert-evaluation.server';
import type { Deps } from '../deps';
import { assignObservations } from './assign-observations.server';
import { createMissingOffers } from './create-missing-offers.server';
import type { FirstPrices } from './first-prices.server';

export interface RecordedPrices {
  /** Offers with a change that a page shows, including new ones. */
  changedOffers: number;
  newOffers: number;
  /** Products whose best price, highest price or sale state changed. */
  changedProductIds: number[];
  /** Observations of unknown offers that cannot be created, for lack of a product, retailer or URL. */
  unknown: PriceObservation[];
}

const maxObservations = 20_000;

/**
 * Records observed prices, in any order: repeated or older observations change nothing. An observation of
 * an unknown offer creates it, if it names product, retailer and URL. Offers, intervals, best prices, the
 * catalog version and notifications are one transaction.
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

/** What the same transaction has added besides prices. */
interface AddedProducts {
  /** The prices of its new products, already written. */
  first: FirstPrices | null;
  /** Whether search indexes are notified later, after the catalog has been recounted. */
  suppressNotify: boolean;
}

const nothingAdded: AddedProducts = { first: null, suppressNotify: false };

/** Like `recordPrices`, in the caller's transaction. */
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
  offers: Offer[];
  changes: OfferChange[];
  newOfferCount: number;
  unknown: PriceObservation[];
}

const nothingApplied: AppliedObservations = {
  offers: [],
  changes: [],
  newOfferCount: 0,
  unknown: [],
};

/** Applies observations to existing products. */
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
  // First, because an open interval is derived from the offer as it was.
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

/** Products with changed offers, and offers that were seen again unchanged. */
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

/**
 * Updates everything derived from offers and sends notifications; returns the products whose prices
 * changed.
 */
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
  // Watchers of a product or a store need price changes that are not the best price, too.
  const repriced = changes.filter(({ closedAt, intervals }) => closedAt || intervals.length > 0);
  const changedProducts = new Set([...productIds, ...repriced.map(({ offer }) => offer.productId)]);
  // New products have no watchers and are in no index yet, so one of them is enough as a notification.
  if (first?.sampleProductId) changedProducts.add(first.sampleProductId);
  if (changedProducts.size > 0) await insertPriceChanges(tx, [...changedProducts], now);
  return productIds;
}
