import { insertBrands } from '~/db/catalog/brand.repo.server';
import { findCatalogueState, updateCatalogueLoaded } from '~/db/catalog/catalogue.repo.server';
import {
  deleteCatalogue,
  tidyLoadedCatalogue,
  withoutCatalogueIndexes,
} from '~/db/catalog/catalogue-load.repo.server';
import { insertIngredients } from '~/db/catalog/ingredient.repo.server';
import { insertProducts } from '~/db/catalog/product.repo.server';
import { insertRetailers } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertOffers, updateNextOfferId } from '~/db/prices/offer.repo.server';
import { insertClosedIntervals } from '~/db/prices/price-interval.repo.server';
import { insertProductPrices, type NewProductPrice } from '~/db/prices/product-price.repo.server';
import { findBatchProblem } from '~/domain/catalog/catalogue-batch';
import type { CatalogueBatch, CatalogueSource } from '~/domain/catalog/catalogue-source';
import type { OpenedOffer } from '~/domain/prices/begin-offer';
import { summarizeOffers } from '~/domain/prices/savings';
import type { Deps } from '../deps';

/** Told after every piece how many products are in. */
export type LoadProgress = (done: number, total: number) => void;

/**
 * Makes sure that the catalogue was loaded once, from `source` or, with null, as an empty one; true
 * when this call did it. All of it is one transaction: whoever is killed in the middle has loaded
 * nothing, and whoever starts at the same time waits and finds it loaded.
 */
export async function loadCatalogue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: CatalogueSource | null = null,
  onProgress: LoadProgress = () => {},
): Promise<boolean> {
  const isLoaded = async (on: Queryable) => (await findCatalogueState(on)).loadedAt !== null;
  if (await isLoaded(db)) return false;
  return db.withLock('catalogue', async (session) => {
    if (await isLoaded(session)) return false;
    if (source) await deleteCatalogue(session);
    await session.transaction(async (tx) => {
      if (source) await withoutCatalogueIndexes(tx, () => fillCatalogue(tx, source, onProgress));
      await updateCatalogueLoaded(tx, { loadedAt: clock.now() });
    });
    if (source) await tidyLoadedCatalogue(session, db.kind);
    return true;
  });
}

async function fillCatalogue(
  tx: Queryable,
  source: CatalogueSource,
  onProgress: LoadProgress,
): Promise<void> {
  await insertBrands(tx, source.brands);
  await insertRetailers(tx, source.retailers);
  await insertIngredients(tx, source.ingredients);
  let done = 0;
  onProgress(done, source.productCount);
  for (const batch of source.batches()) {
    await insertBatch(tx, batch);
    done += batch.products.length;
    onProgress(done, source.productCount);
    // PGlite never waits for anything outside, so nothing else would get its turn: no signal, no farewell.
    await new Promise(setImmediate);
  }
  await updateNextOfferId(tx);
}

async function insertBatch(tx: Queryable, batch: CatalogueBatch): Promise<void> {
  const problem = findBatchProblem(batch);
  if (problem) throw new Error(`The catalogue cannot be loaded: ${problem}`);
  await insertProducts(tx, batch.products);
  await insertOffers(tx, withOpenIntervals(batch));
  await insertProductPrices(tx, summarize(batch));
  await insertClosedIntervals(tx, batch.intervals);
}

function withOpenIntervals({ offers, intervals }: CatalogueBatch): OpenedOffer[] {
  const open = intervals.filter(({ to }) => to === null);
  const since = new Map(open.map(({ offerId, from }) => [offerId, from]));
  return offers.map((offer) => ({ offer, since: since.get(offer.id) ?? null }));
}

function summarize({ offers }: CatalogueBatch): NewProductPrice[] {
  const byProduct = Map.groupBy(offers, ({ productId }) => productId);
  return [...byProduct].flatMap(([productId, list]) => {
    const summary = summarizeOffers(list);
    return summary ? [{ productId, ...summary }] : [];
  });
}
