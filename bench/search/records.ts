import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { SearchPrices, SearchProduct } from '../../src/domain/search/search-index.ts';
import { createLabelResolver } from '../label-resolver.ts';
import type { Engine } from './engine.ts';
import { type Random, shuffled } from './random.ts';

/** A product for the peers: the index's fields, with folded texts. */
export interface Row extends Omit<SearchProduct, 'firstSeenAt'> {
  firstSeenAt: number;
  /** Popularity rank, from 1. */
  rank: number;
  nameText: string;
  brandText: string;
  /** Category, subcategory, key ingredients, and joined hyphenated words. */
  otherText: string;
}

/** The products of the demo catalog, most popular first. */
export function makeRows(engine: Engine, products: number, now: Date): Row[] {
  const { createDemoWorld, deriveTags, summarizeOffers, unitPriceCents, findCategory, foldText } =
    engine;
  const sources = new engine.TagSources();
  const ingredientIdsOf = createLabelResolver(engine);
  const world = createDemoWorld({ products, now });
  const brands = new Map(world.brands.map((brand) => [brand.id, brand]));
  const stores = new Map(world.retailers.map((retailer) => [retailer.id, retailer.slug]));
  const rows: Row[] = [];
  for (const batch of world.batches()) {
    const offersOf = Map.groupBy(batch.offers, ({ productId }) => productId);
    for (const product of batch.products) {
      const { id, name, brandId, category, subcategory, keyIngredients, size } = product;
      const brand = brands.get(brandId);
      const offers = offersOf.get(id) ?? [];
      const summary = summarizeOffers(offers);
      if (!brand || !summary) continue;
      const found = findCategory(category, subcategory);
      const others = [found?.category.name, found?.subcategory?.name, ...keyIngredients];
      const nameWords = foldText(name);
      const brandWords = foldText(brand.name);
      const otherWords = foldText(others.join(' '));
      const compounds = [nameWords, brandWords, otherWords].flatMap((text) => text.compounds);
      rows.push({
        id,
        name,
        brandId,
        tags: deriveTags({ ...product, brand: brand.name }, sources),
        ingredientIds: ingredientIdsOf(product.ingredients),
        familyId: product.groupId,
        size,
        stores: offers.flatMap(({ retailerId }) => stores.get(retailerId) ?? []),
        inStock: offers.some(({ inStock }) => inStock),
        brand: brand.name,
        brandSlug: brand.slug,
        category,
        subcategory,
        keyIngredients,
        ...summary,
        unitPriceCents: unitPriceCents(summary.bestPriceCents, size),
        rating: product.rating,
        reviewCount: product.reviewCount,
        clicks: 0,
        firstSeenAt: product.firstSeenAt.getTime(),
        rank: 0,
        nameText: nameWords.words.join(' '),
        brandText: brandWords.words.join(' '),
        otherText: [...otherWords.words, ...compounds].join(' '),
      });
    }
  }
  rows.sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id);
  for (const [place, row] of rows.entries()) row.rank = place + 1;
  return rows;
}

const linesPerWrite = 5_000;

export function writeRows(rows: readonly Row[], file: string): void {
  const handle = openSync(file, 'w');
  for (let at = 0; at < rows.length; at += linesPerWrite) {
    const lines = rows.slice(at, at + linesPerWrite).map((row) => `${JSON.stringify(row)}\n`);
    writeSync(handle, lines.join(''));
  }
  closeSync(handle);
}

export async function readRows(file: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    rows.push(JSON.parse(line));
  }
  return rows;
}

/** New prices for some products, up or down by at most 20%. */
export function makeChanges(rows: readonly Row[], count: number, random: Random): SearchPrices[] {
  const chosen = shuffled(rows, random, Math.min(count, rows.length));
  return Array.from({ length: count }, (_, at) => {
    const row = chosen[at % chosen.length] as Row;
    const factor = 0.8 + random() * 0.4;
    const bestPriceCents = Math.max(100, Math.round(row.bestPriceCents * factor));
    return {
      id: row.id,
      bestPriceCents,
      highestPriceCents: Math.max(bestPriceCents, row.highestPriceCents),
      onSale: random() < 0.4,
      stores: row.stores,
      inStock: row.inStock,
      unitPriceCents: row.unitPriceCents === null ? null : Math.round(row.unitPriceCents * factor),
    };
  });
}
