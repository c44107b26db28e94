import { secondMs } from '~/domain/durations';
import { popularityOf } from '~/domain/search/popularity';
import type { SearchPrices, SearchProduct } from '~/domain/search/search-index';
import type { Section, StoredCatalog } from '../catalog';
import { isInStock, storesOf } from '../choices';
import { pricesOf } from '../prices';
import { tenths } from '../ratings';
import { kindCode, toHundredths } from '../sizes';
import { growableFloat64Column, growableUint32Column } from '../structures/growable-column';
import { rememberCodes } from '../structures/remember-codes';
import type { Steps } from '../structures/steps';
import { buildCatalog } from './build-catalog';
import type { CollectedCatalog } from './catalog-columns';
import { createIngredientCollector } from './collect-ingredients';
import { createNameCollector } from './collect-names';
import { createTagCollector } from './collect-tags';

const nothing = (): CollectedCatalog => ({
  names: createNameCollector(),
  ids: growableUint32Column(),
  rowVersions: growableUint32Column(),
  reviewCounts: growableUint32Column(),
  ratingCounts: growableUint32Column(),
  popularity: growableFloat64Column(),
  ratings: growableUint32Column(),
  firstSeen: growableUint32Column(),
  bestPrices: growableFloat64Column(),
  highestPrices: growableFloat64Column(),
  unitPrices: growableFloat64Column(),
  onSale: growableUint32Column(),
  inStock: growableUint32Column(),
  storeLists: growableUint32Column(),
  storesOfLists: [],
  tags: createTagCollector(),
  ingredients: createIngredientCollector(),
  familyIds: growableUint32Column(),
  sizeAmounts: growableUint32Column(),
  sizeKinds: growableUint32Column(),
  brandCodes: growableUint32Column(),
  brandIds: [],
  brandSlugs: [],
  brandNames: [],
  sectionCodes: growableUint32Column(),
  sections: [],
  ingredientNames: [],
  ingredientStarts: growableUint32Column(),
  ingredientCodes: growableUint32Column(),
});

/** Gives each distinct key a number, in order of appearance. */
function numbered<Key>() {
  const numbers = new Map<Key, number>();
  return (key: Key, onNew: () => void): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    onNew();
    return numbers.size - 1;
  };
}

/**
 * Collects products in batches and stores only what the index needs, in a few columns: a million
 * objects would keep the garbage collector busy.
 */
export function collectCatalog() {
  const all = nothing();
  all.ingredientStarts.push(0);
  const brandCode = numbered<number>();
  const sectionCode = numbered<string>();
  const ingredientCode = numbered<string>();
  const storeList = numbered<string>();

  function add(product: SearchProduct): void {
    const { name, brandId, brand, brandSlug, category, subcategory, size } = product;
    all.names.add(name);
    all.ids.push(product.id);
    all.rowVersions.push(product.rowVersion ?? 0);
    all.reviewCounts.push(product.reviewCount);
    all.ratingCounts.push(product.ownRating?.rated ?? product.reviewCount);
    all.popularity.push(popularityOf(product));
    all.ratings.push(tenths(product.ownRating?.average ?? product.rating));
    all.firstSeen.push(Math.floor(product.firstSeenAt.getTime() / secondMs));
    addPrices(product);
    all.tags.add(product.tags);
    all.ingredients.add(product.ingredientIds);
    all.familyIds.push(product.familyId);
    all.sizeAmounts.push(toHundredths(size?.amount ?? 0));
    all.sizeKinds.push(kindCode(size));
    all.brandCodes.push(brandOf(brandId, brandSlug, brand));
    all.sectionCodes.push(sectionOf({ category, subcategory }));
    for (const title of product.keyIngredients) all.ingredientCodes.push(keyIngredientOf(title));
    all.ingredientStarts.push(all.ingredientCodes.length);
  }

  function addPrices(prices: Omit<SearchPrices, 'id'>): void {
    const { stores } = prices;
    all.bestPrices.push(prices.bestPriceCents);
    all.highestPrices.push(prices.highestPriceCents);
    all.unitPrices.push(prices.unitPriceCents ?? Number.NaN);
    all.onSale.push(prices.onSale ? 1 : 0);
    all.inStock.push(prices.inStock ? 1 : 0);
    all.storeLists.push(storeList(stores.join(' '), () => all.storesOfLists.push(stores)));
  }

  const brandOf = (id: number, slug: string, name: string): number =>
    brandCode(id, () => {
      all.brandIds.push(id);
      all.brandSlugs.push(slug);
      all.brandNames.push(name);
    });
  const sectionOf = ({ category, subcategory }: Section): number =>
    sectionCode(`${category}/${subcategory}`, () => all.sections.push({ category, subcategory }));
  const keyIngredientOf = (title: string): number =>
    ingredientCode(title, () => all.ingredientNames.push(title));

  /** Returns a function that adds a product of another index, as it is there, with new clicks. */
  function* from(stored: StoredCatalog): Steps<(product: number, clicks: number) => void> {
    const { brands, sections, sizes, ratings, choices, keyIngredients: key } = stored;
    const addName = all.names.from(stored.names);
    const addTags = all.tags.from(stored.tags);
    const addIngredients = yield* all.ingredients.from(stored.ingredients, stored.size);
    const brandHere = rememberCodes(brands.ids.length, (code) =>
      brandOf(brands.ids[code]!, brands.slugs[code]!, brands.names[code]!),
    );
    const sectionHere = rememberCodes(sections.list.length, (code) =>
      sectionOf(sections.list[code]!),
    );
    const keyIngredientHere = rememberCodes(key.names.length, (code) =>
      keyIngredientOf(key.names[code]!),
    );
    return (product, clicks) => {
      const reviewCount = stored.reviewCounts[product]!;
      const inStock = isInStock(choices, product);
      const stores = storesOf(choices, product);
      const prices = pricesOf(stored.prices, product);
      addName(product);
      all.ids.push(stored.ids[product]!);
      all.rowVersions.push(stored.rowVersions[product]!);
      all.reviewCounts.push(reviewCount);
      all.ratingCounts.push(ratings.counts[product]!);
      all.popularity.push(popularityOf({ reviewCount, clicks, stores, inStock }));
      all.ratings.push(ratings.tenths[product]!);
      all.firstSeen.push(stored.firstSeen[product]!);
      addPrices({ ...prices, inStock, stores });
      addTags(product);
      addIngredients(product);
      all.familyIds.push(stored.families.ids[stored.families.codes[product]!]!);
      all.sizeAmounts.push(sizes.amounts[product]!);
      all.sizeKinds.push(sizes.kinds[product]!);
      all.brandCodes.push(brandHere(brands.codes[product]!));
      all.sectionCodes.push(sectionHere(sections.codes[product]!));
      for (let at = key.starts[product]!; at < key.starts[product + 1]!; at++) {
        all.ingredientCodes.push(keyIngredientHere(key.items[at]!));
      }
      all.ingredientStarts.push(all.ingredientCodes.length);
    };
  }

  return { add, from, finish: (): Steps<StoredCatalog> => buildCatalog(all) };
}
