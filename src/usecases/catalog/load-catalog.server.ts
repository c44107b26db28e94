import { insertBrands } from '~/db/catalog/brand.repo.server';
import { notifyStoresChanged } from '~/db/catalog/card-change.repo.server';
import { findCatalogState, updateCatalogLoaded } from '~/db/catalog/catalog.repo.server';
import {
  deleteCatalog,
  tidyLoadedCatalog,
  withoutCatalogIndexes,
} from '~/db/catalog/catalog-load.repo.server';
import { insertIngredients } from '~/db/catalog/ingredient.repo.server';
import { insertProducts, type NewProduct } from '~/db/catalog/product.repo.server';
import { insertRetailers } from '~/db/catalog/retailer.repo.server';
import { insertProductChanges, type StatedChange } from '~/db/changes/product-change.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertOffers, updateNextOfferId } from '~/db/prices/offer.repo.server';
import { insertClosedIntervals } from '~/db/prices/price-interval.repo.server';
import { insertProductPrices, type NewProductPrice } from '~/db/prices/product-price.repo.server';
import { updateTagProgress } from '~/db/search/tag-progress.repo.server';
import { findBatchProblem } from '~/domain/catalog/catalog-batch';
import type { CatalogBatch, CatalogChange, CatalogSource } from '~/domain/catalog/catalog-source';
import type { Product } from '~/domain/catalog/product';
import { builtInDictionary } from '~/domain/ingredients/dictionary/built-in';
import { NameResolver } from '~/domain/ingredients/label/resolve-name';
import {
  type ProductIngredients,
  resolveIngredients,
} from '~/domain/ingredients/resolve-ingredients';
import type { NewOffer } from '~/domain/prices/price-observation';
import { summarizeOffers } from '~/domain/prices/savings';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import { Families } from '~/domain/search/tags/families/families';
import { tagRulesVersion } from '~/domain/search/tags/tag-rules-version';
import { TagSources } from '~/domain/search/tags/tag-sources';
import type { Deps } from '../deps';

/** Called after every batch with the number of loaded products. */
export type LoadProgress = (done: number, total: number) => void;

export async function isCatalogLoaded({ db }: { db: Queryable }): Promise<boolean> {
  return (await findCatalogState(db)).loadedAt !== null;
}

/**
 * Loads the catalog once, from `source` or, with null, as an empty one; returns whether this call loaded
 * it. Runs in one transaction: a killed load leaves nothing behind, and a concurrent start waits and finds
 * the catalog loaded.
 */
export async function loadCatalog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: CatalogSource | null = null,
  onProgress: LoadProgress = () => {},
): Promise<boolean> {
  if (await isCatalogLoaded({ db })) return false;
  return db.withLock('catalog', async (session) => {
    if (await isCatalogLoaded({ db: session })) return false;
    if (source) await deleteCatalog(session);
    await session.transaction(async (tx) => {
      if (source) await withoutCatalogIndexes(tx, () => fillCatalog(tx, source, onProgress));
      await updateCatalogLoaded(tx, { loadedAt: clock.now() });
      await notifyStoresChanged(tx);
      await updateTagProgress(tx, { rulesVersion: tagRulesVersion, upTo: null });
    });
    if (source) await tidyLoadedCatalog(session, db.kind);
    return true;
  });
}

async function fillCatalog(
  tx: Queryable,
  source: CatalogSource,
  onProgress: LoadProgress,
): Promise<void> {
  await insertBrands(tx, source.brands);
  await insertRetailers(tx, source.retailers);
  await insertIngredients(tx, source.ingredients);
  const tagged = createTagger(source);
  let done = 0;
  onProgress(done, source.productCount);
  for (const batch of source.batches()) {
    await insertBatch(tx, batch, batch.products.map(tagged));
    done += batch.products.length;
    onProgress(done, source.productCount);
  }
  await updateNextOfferId(tx);
}

/** Adds the tags, ingredients and the family of each product; products come in the order of ids. */
function createTagger({ brands }: CatalogSource): (product: Product) => NewProduct {
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  const families = new Families();
  const sources = new TagSources();
  const names = new NameResolver(builtInDictionary);
  let last: { product: Product; tags: readonly string[]; resolved: ProductIngredients } | null =
    null;
  return (product) => {
    // The sizes of a formula follow each other and share their texts.
    const isSame = last !== null && haveSameTexts(last.product, product);
    const resolved =
      isSame && last ? last.resolved : resolveIngredients(product.ingredients, names);
    const brand = brandNames.get(product.brandId) ?? '';
    const tags: readonly string[] =
      isSame && last ? last.tags : deriveTags({ ...product, brand, resolved }, sources);
    last = { product, tags, resolved };
    return { ...product, tags, resolved, familyId: families.join(product) };
  };
}

const haveSameTexts = (one: Product, other: Product) =>
  one.name === other.name &&
  one.description === other.description &&
  one.features === other.features &&
  one.ingredients === other.ingredients &&
  one.keyIngredients === other.keyIngredients &&
  one.brandId === other.brandId &&
  one.subcategory === other.subcategory;

async function insertBatch(
  tx: Queryable,
  batch: CatalogBatch,
  products: readonly NewProduct[],
): Promise<void> {
  const problem = findBatchProblem(batch);
  if (problem) throw new Error(`The catalog cannot be loaded: ${problem}`);
  await insertProducts(tx, products);
  await insertOffers(tx, withOpenIntervals(batch));
  await insertProductPrices(tx, summarize(batch));
  await insertClosedIntervals(tx, batch.intervals);
  await insertProductChanges(tx, (batch.changes ?? []).map(confirmedChange));
}

/** A catalog that is loaded as a whole states no doubtful changes. */
const confirmedChange = (change: CatalogChange): StatedChange => ({
  ...change,
  retailerKey: null,
  runId: null,
  factsHash: null,
  confirmedAt: change.seenAt,
});

function withOpenIntervals({ offers, intervals }: CatalogBatch): NewOffer[] {
  const open = intervals.filter(({ to }) => to === null);
  const since = new Map(open.map(({ offerId, from }) => [offerId, from]));
  return offers.map((offer) => ({ offer, since: since.get(offer.id) ?? null }));
}

function summarize({ offers }: CatalogBatch): NewProductPrice[] {
  const byProduct = Map.groupBy(offers, ({ productId }) => productId);
  return [...byProduct].flatMap(([productId, list]) => {
    const summary = summarizeOffers(list);
    return summary ? [{ productId, ...summary }] : [];
  });
}
