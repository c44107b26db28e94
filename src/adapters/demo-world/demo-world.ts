import type { CatalogBatch, CatalogSource } from '~/domain/catalog/catalog-source';
import type { Brand } from '~/domain/catalog/product';
import { knownIngredients } from '~/domain/ingredients/ingredient-dictionary';
import { type DemoBrand, demoBrands } from './brands';
import { type CatalogPlan, planCatalog } from './catalog-plan';
import { addFamily, openOtherProducts } from './kinds/family';
import type { Market } from './offers/offers';
import { demoRetailers } from './offers/retailers';
import { saleEvents } from './offers/sale-calendar';
import { sampleProducts } from './sample-products';
import { addSamples } from './samples';

/** Chosen so that every figure on the site matches the specification. */
export const defaultDemoProducts = 50_400;

export interface DemoWorldOptions {
  /** From 6 to 1,000,000. */
  products: number;
  /** Price histories end here. */
  now: Date;
  seed?: number;
  /** Approximate products per batch; sizes of a formula stay together. */
  batchSize?: number;
}

/** A generated catalog, deterministic for a seed, with twelve months of prices up to `now`. */
export function createDemoWorld(options: DemoWorldOptions): CatalogSource {
  const { products, now, seed = 1, batchSize = 1000 } = options;
  if (!Number.isInteger(products) || products < sampleProducts.length || products > 1_000_000) {
    throw new RangeError(`a demo world has 6 to 1,000,000 products, not ${products}`);
  }
  const plan = planCatalog(products, seed);
  const market: Market = { now: now.getTime(), seed, events: saleEvents(now) };
  return {
    brands: usedBrands(plan).map(({ id, name, slug }): Brand => ({ id, name, slug })),
    retailers: demoRetailers.map(({ habits, ...retailer }) => retailer),
    ingredients: knownIngredients,
    productCount: products,
    batches: () => makeBatches(plan, market, batchSize),
  };
}

function* makeBatches(
  plan: CatalogPlan,
  market: Market,
  batchSize: number,
): Generator<CatalogBatch> {
  const shelves = openOtherProducts(plan);
  const emptyBatch = (): CatalogBatch => ({ products: [], offers: [], intervals: [] });
  let batch = emptyBatch();
  addSamples(market, batch);
  for (let place = 0; place < plan.familyCount; place++) {
    if (batch.products.length >= batchSize) {
      yield batch;
      batch = emptyBatch();
    }
    addFamily(plan.family(place), shelves, market, batch);
  }
  yield batch;
}

function usedBrands({ cells, used }: CatalogPlan): DemoBrand[] {
  const names = new Set(sampleProducts.map(({ brand }) => brand));
  for (const [index, { brand }] of cells.entries()) if (used[index]) names.add(brand.name);
  return demoBrands.filter(({ name }) => names.has(name));
}
