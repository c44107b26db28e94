import { findCategory } from '~/domain/catalog/category';
import { foldText } from '~/domain/search/fold';
import { isPopular, reviewsOf, tieRank } from '~/domain/search/popularity';
import { popularityPoints } from '~/domain/search/ranking';
import type { Catalog } from '../catalog';
import { type Choices, createChoices } from '../choices';
import { compareNames, type Names } from '../names';
import { createPrices, setPrices } from '../prices';
import { createRatings, type Ratings, setRating } from '../ratings';
import { nameField, type SearchField, titleField } from '../search-field';
import { createSizes } from '../sizes';
import { type CodeColumn, codeColumn } from '../structures/code-column';
import { buildFamilies, type Families } from '../structures/families';
import { buildPostings, type Postings } from '../structures/postings';
import { rangeTo, type SortedOrder, sortInSteps, sortProducts } from '../structures/sorted-order';
import { forEachChunk, type Steps } from '../structures/steps';
import { buildCompletions } from './build-completions';
import type { CollectedCatalog } from './catalog-columns';

/** Numbers the products by popularity and builds all index structures. */
export function* buildCatalog(collected: CollectedCatalog): Steps<Catalog> {
  const size = collected.ids.length;
  const { arrivals, familyPopularity } = yield* sortByPopularity(collected);
  const ids = yield* arranged(collected.ids.values(), arrivals, new Uint32Array(size));
  const firstSeen = yield* arranged(collected.firstSeen.values(), arrivals, new Uint32Array(size));
  const familyIds = yield* arranged(collected.familyIds.values(), arrivals, new Uint32Array(size));
  const byId = yield* sortProducts(rangeTo(size), (a, b) => ids[a]! - ids[b]!);
  const families = buildFamilies(familyIds);
  const tags = yield* collected.tags.finish(arrivals);
  const ingredients = yield* collected.ingredients.finish(arrivals);
  const names = yield* collected.names.finish(arrivals);
  const brands = yield* groupBrands(collected, arrivals);
  const { sections, category, subcategory } = yield* groupSections(collected, arrivals);
  const sizes = createSizes(
    yield* arranged(collected.sizeAmounts.values(), arrivals, new Uint32Array(size)),
    yield* arranged(collected.sizeKinds.values(), arrivals, new Uint8Array(size)),
  );
  const choices = yield* createChoices(sizes.kinds);
  return {
    size,
    ids,
    families,
    names,
    fields: {
      name: nameField(names),
      brand: yield* titleField(brands.names, brands.products, byCode(brands.codes)),
      category,
      subcategory,
      ingredient: yield* ingredientField(collected, arrivals),
    },
    brands,
    sections,
    tags,
    ingredients,
    completions: yield* buildCompletions(tags, families),
    sizes,
    ratings: yield* arrangeRatings(collected, arrivals, choices),
    ...countPopular(familyPopularity, families),
    popularityCounts: countByPoints(familyPopularity),
    firstSeen,
    byId,
    // Sorting is stable, so ties stay in order of id.
    byName: yield* sortByName(collected.writtenNames, arrivals, names, byId),
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
): Steps<Ratings> {
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
  return ratings;
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

function* sortByName(
  written: readonly string[],
  arrivals: Uint32Array,
  names: Names,
  byId: SortedOrder,
): Steps<SortedOrder> {
  const writtenName = (product: number) => written[arrivals[product]!]!;
  return yield* sortProducts(
    byId.order,
    (a, b) => compareNames(names, a, b) || compareText(writtenName(a), writtenName(b)),
  );
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

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

function* arrangePrices(collected: CollectedCatalog, arrivals: Uint32Array, choices: Choices) {
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
  return prices;
}

function* groupBrands(collected: CollectedCatalog, arrivals: Uint32Array) {
  const { brandSlugs: slugs, brandNames: names } = collected;
  const codes = yield* arranged(
    collected.brandCodes.values(),
    arrivals,
    codeColumn(slugs.length, arrivals.length),
  );
  const codesByTitle = Map.groupBy(names.keys(), (code) =>
    foldText(names[code] ?? '').words.join(' '),
  );
  return { slugs, names, codesByTitle, codes, products: yield* groupByCode(slugs.length, codes) };
}

function* groupSections(collected: CollectedCatalog, arrivals: Uint32Array) {
  const { sections: list } = collected;
  const codes = yield* arranged(
    collected.sectionCodes.values(),
    arrivals,
    new Uint16Array(arrivals.length),
  );
  const products = yield* groupByCode(list.length, codes);
  const categoryNames = list.map(
    ({ category }) => findCategory(category)?.category.name ?? category,
  );
  const subcategoryNames = list.map(
    ({ category, subcategory }) =>
      findCategory(category, subcategory)?.subcategory?.name ?? subcategory,
  );
  return {
    sections: { list, codes, products },
    category: yield* titleField(categoryNames, products, byCode(codes)),
    subcategory: yield* titleField(subcategoryNames, products, byCode(codes)),
  };
}

function* ingredientField(collected: CollectedCatalog, arrivals: Uint32Array): Steps<SearchField> {
  const { ingredientNames } = collected;
  const ingredientStarts = collected.ingredientStarts.values();
  const ingredientCodes = collected.ingredientCodes.values();
  const starts = new Uint32Array(arrivals.length + 1);
  const items = codeColumn(ingredientNames.length, ingredientCodes.length);
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
  const products = yield* buildPostings(
    ingredientNames.length,
    arrivals.length,
    (product, emit) => {
      const end = starts[product + 1]!;
      for (let at = starts[product]!; at < end; at++) emit(items[at]!);
    },
  );
  return yield* titleField(ingredientNames, products, byLists(starts, items));
}

// Separate functions, because closures inside the functions above would keep all their variables
// alive, including the collected columns.
const byLists =
  (starts: Uint32Array, items: CodeColumn): SearchField['has'] =>
  (product, groups) =>
    items.subarray(starts[product]!, starts[product + 1]!).some((title) => groups.has(title));

const byCode =
  (codes: CodeColumn): SearchField['has'] =>
  (product, groups) =>
    groups.has(codes[product]!);

function* groupByCode(groups: number, codes: CodeColumn): Steps<Postings> {
  return yield* buildPostings(groups, codes.length, (product, emit) => emit(codes[product]!));
}
