import { isPopular, reviewsOf, tieRank } from '~/domain/search/popularity';
import { popularityPoints } from '~/domain/search/ranking';
import type { StoredCatalog } from '../catalog';
import { type Choices, createChoices } from '../choices';
import { compareNames } from '../names';
import { createPrices, setPrices } from '../prices';
import { createRatings, setRating } from '../ratings';
import { createSizes } from '../sizes';
import { type CodeColumn, codeColumn } from '../structures/code-column';
import { buildFamilies, type Families } from '../structures/families';
import { buildPostings, type Postings } from '../structures/postings';
import { rangeTo, sortInSteps, sortProducts } from '../structures/sorted-order';
import { forEachChunk, type Steps } from '../structures/steps';
import { buildCompletions } from './build-completions';
import type { CollectedCatalog } from './catalog-columns';

/** Numbers the products by popularity and builds all index structures. */
export function* buildCatalog(collected: CollectedCatalog): Steps<StoredCatalog> {
  const size = collected.ids.length;
  const { arrivals, familyPopularity } = yield* sortByPopularity(collected);
  const ids = yield* arranged(collected.ids.values(), arrivals, new Uint32Array(size));
  const firstSeen = yield* arranged(collected.firstSeen.values(), arrivals, new Uint32Array(size));
  const familyIds = yield* arranged(collected.familyIds.values(), arrivals, new Uint32Array(size));
  const byId = yield* sortProducts(inOrderOfArrival(arrivals), (a, b) => ids[a]! - ids[b]!);
  const families = buildFamilies(familyIds);
  const tags = yield* collected.tags.finish(arrivals);
  const ingredients = yield* collected.ingredients.finish(arrivals);
  const names = yield* collected.names.finish(arrivals);
  const sizes = createSizes(
    yield* arranged(collected.sizeAmounts.values(), arrivals, new Uint32Array(size)),
    yield* arranged(collected.sizeKinds.values(), arrivals, new Uint8Array(size)),
  );
  const choices = yield* createChoices(sizes.kinds);
  return {
    size,
    ids,
    rowVersions: yield* arranged(collected.rowVersions.values(), arrivals, new Uint32Array(size)),
    reviewCounts: yield* arranged(collected.reviewCounts.values(), arrivals, new Uint32Array(size)),
    families,
    names,
    brands: yield* groupBrands(collected, arrivals),
    sections: yield* groupSections(collected, arrivals),
    keyIngredients: yield* groupKeyIngredients(collected, arrivals),
    tags,
    ingredients,
    completions: yield* buildCompletions(tags, families),
    sizes,
    choices,
    ratings: yield* arrangeRatings(collected, arrivals, choices),
    ...countPopular(familyPopularity, families),
    popularityCounts: countByPoints(familyPopularity),
    firstSeen,
    byId,
    // Sorting is stable, so ties stay in order of id.
    byName: yield* sortProducts(byId.order, (a, b) => compareNames(names, a, b)),
    byAge: yield* sortProducts(byId.order, (a, b) => firstSeen[b]! - firstSeen[a]!),
    prices: yield* arrangePrices(collected, arrivals, choices),
  };
}

/**
 * Insertion index of each product, by popularity, and the popularity of its family in that order. The
 * most popular variant counts for the family, and variants stay together.
 */
function* sortByPopularity(collected: CollectedCatalog) {
  const ids = collected.ids.values();
  const familyIds = collected.familyIds.values();
  const popularity = collected.popularity.values();
  const byFamily = yield* sortInSteps(
    rangeTo(ids.length),
    (a, b) => familyIds[a]! - familyIds[b]! || popularity[b]! - popularity[a]!,
  );
  const maxPopularity = new Float64Array(ids.length);
  const tieRanks = new Uint32Array(ids.length);
  yield* forEachChunk(byFamily.length, (from, to) => {
    for (let at = from; at < to; at++) {
      const arrival = byFamily[at]!;
      const before = at === 0 ? null : byFamily[at - 1]!;
      const isFirst = before === null || familyIds[before] !== familyIds[arrival];
      maxPopularity[arrival] = isFirst ? popularity[arrival]! : maxPopularity[before]!;
      tieRanks[arrival] = tieRank(familyIds[arrival]!, maxPopularity[arrival]!);
    }
  });
  const arrivals = yield* sortInSteps(
    byFamily,
    (a, b) =>
      maxPopularity[b]! - maxPopularity[a]! ||
      tieRanks[a]! - tieRanks[b]! ||
      popularity[b]! - popularity[a]! ||
      ids[a]! - ids[b]!,
  );
  const familyPopularity = yield* arranged(maxPopularity, arrivals, new Float64Array(ids.length));
  return { arrivals, familyPopularity };
}

/** Products mostly arrive in the order of ids. */
function inOrderOfArrival(arrivals: Uint32Array): Uint32Array {
  const products = new Uint32Array(arrivals.length);
  for (let product = 0; product < arrivals.length; product++) {
    products[arrivals[product]!] = product;
  }
  return products;
}

/** How many products and families are popular at all; `familyPopularity` is descending. */
function countPopular(familyPopularity: Float64Array, { codes, count }: Families) {
  const end = familyPopularity.findIndex((popularity) => !isPopular(popularity));
  return end < 0
    ? { popularProducts: familyPopularity.length, popularFamilies: count }
    : { popularProducts: end, popularFamilies: codes[end]! };
}

/** How many products have at least 1, 2, 3, … points; `familyPopularity` is descending. */
function countByPoints(familyPopularity: Float64Array): number[] {
  const counts: number[] = [];
  for (;;) {
    let low = 0;
    let high = familyPopularity.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (popularityPoints(reviewsOf(familyPopularity[middle]!)) > counts.length) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return counts;
    counts.push(low);
  }
}

function* arrangeRatings(
  collected: CollectedCatalog,
  arrivals: Uint32Array,
  choices: Choices,
): Steps<StoredCatalog['ratings']> {
  const tenths = collected.ratings.values();
  const counts = collected.ratingCounts.values();
  const mean = yield* meanRating(tenths, counts);
  const ratings = createRatings(arrivals.length, mean, choices);
  yield* forEachChunk(arrivals.length, (from, to) => {
    for (let product = from; product < to; product++) {
      const arrival = arrivals[product]!;
      setRating(ratings, product, { rating: tenths[arrival]! / 10, ratingCount: counts[arrival]! });
    }
  });
  const { choices: _shared, sets: _derived, ...own } = ratings;
  return own;
}

/** The mean of the rated products; in tenths before, so that it does not depend on their order. */
function* meanRating(tenths: Uint32Array, reviewCounts: Uint32Array): Steps<number> {
  let sum = 0;
  let count = 0;
  yield* forEachChunk(tenths.length, (from, to) => {
    for (let at = from; at < to; at++) {
      if (reviewCounts[at] === 0) continue;
      sum += tenths[at]!;
      count++;
    }
  });
  return count === 0 ? 0 : sum / count / 10;
}

/** A column reordered by product number. */
function* arranged<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  values: Uint32Array | Float64Array,
  arrivals: Uint32Array,
  column: Column,
): Steps<Column> {
  yield* forEachChunk(arrivals.length, (from, to) => {
    for (let product = from; product < to; product++) {
      column[product] = values[arrivals[product]!]!;
    }
  });
  return column;
}

function* arrangePrices(
  collected: CollectedCatalog,
  arrivals: Uint32Array,
  choices: Choices,
): Steps<StoredCatalog['prices']> {
  const [best, highest, unitPrices] = [
    collected.bestPrices.values(),
    collected.highestPrices.values(),
    collected.unitPrices.values(),
  ];
  const [onSale, inStock, storeLists] = [
    collected.onSale.values(),
    collected.inStock.values(),
    collected.storeLists.values(),
  ];
  const prices = createPrices(arrivals.length, choices);
  yield* forEachChunk(arrivals.length, (from, to) => {
    for (let product = from; product < to; product++) {
      const arrival = arrivals[product]!;
      const unit = unitPrices[arrival] ?? Number.NaN;
      setPrices(prices, product, {
        bestPriceCents: best[arrival]!,
        highestPriceCents: highest[arrival]!,
        unitPriceCents: Number.isNaN(unit) ? null : unit,
        onSale: onSale[arrival] === 1,
        inStock: inStock[arrival] === 1,
        stores: collected.storesOfLists[storeLists[arrival]!] ?? [],
      });
    }
  });
  const { choices: _shared, ...own } = prices;
  return own;
}

function* groupBrands(collected: CollectedCatalog, arrivals: Uint32Array) {
  const { brandIds: ids, brandSlugs: slugs, brandNames: names } = collected;
  const codes = yield* arranged(
    collected.brandCodes.values(),
    arrivals,
    codeColumn(slugs.length, arrivals.length),
  );
  return { ids, slugs, names, codes, products: yield* groupByCode(slugs.length, codes) };
}

function* groupSections(collected: CollectedCatalog, arrivals: Uint32Array) {
  const { sections: list } = collected;
  const codes = yield* arranged(
    collected.sectionCodes.values(),
    arrivals,
    new Uint16Array(arrivals.length),
  );
  return { list, codes, products: yield* groupByCode(list.length, codes) };
}

function* groupKeyIngredients(
  collected: CollectedCatalog,
  arrivals: Uint32Array,
): Steps<StoredCatalog['keyIngredients']> {
  const { ingredientNames: names } = collected;
  const ingredientStarts = collected.ingredientStarts.values();
  const ingredientCodes = collected.ingredientCodes.values();
  const starts = new Uint32Array(arrivals.length + 1);
  const items = codeColumn(names.length, ingredientCodes.length);
  let used = 0;
  yield* forEachChunk(arrivals.length, (from, to) => {
    for (let product = from; product < to; product++) {
      const arrival = arrivals[product]!;
      const end = ingredientStarts[arrival + 1]!;
      for (let at = ingredientStarts[arrival]!; at < end; at++) {
        items[used++] = ingredientCodes[at]!;
      }
      starts[product + 1] = used;
    }
  });
  const products = yield* buildPostings(names.length, arrivals.length, (product, emit) => {
    const end = starts[product + 1]!;
    for (let at = starts[product]!; at < end; at++) emit(items[at]!);
  });
  return { names, starts, items, products };
}

function* groupByCode(groups: number, codes: CodeColumn): Steps<Postings> {
  return yield* buildPostings(groups, codes.length, (product, emit) => emit(codes[product]!));
}
