import { secondMs } from '~/domain/durations';
import { popularityOf } from '~/domain/search/popularity';
import type { SearchProduct } from '~/domain/search/search-index';
import type { StoredCatalog } from '../catalog';
import { tenths } from '../ratings';
import { kindCode, toHundredths } from '../sizes';
import { growableFloat64Column, growableUint32Column } from '../structures/growable-column';
import type { Steps } from '../structures/steps';
import { buildCatalog } from './build-catalog';
import type { CollectedCatalog } from './catalog-columns';
import { createIngredientCollector } from './collect-ingredients';
import { createNameCollector } from './collect-names';
import { createTagCollector } from './collect-tags';

const nothing = (): CollectedCatalog => ({
  names: createNameCollector(),
  writtenNames: [],
  ids: growableUint32Column(),
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
    const { name, brandId, brand, brandSlug, category, subcategory } = product;
    all.names.add(name);
    all.writtenNames.push(name);
    all.ids.push(product.id);
    all.ratingCounts.push(product.ownRating?.rated ?? product.reviewCount);
    all.popularity.push(popularityOf(product));
    all.ratings.push(tenths(product.ownRating?.average ?? product.rating));
    all.firstSeen.push(Math.floor(product.firstSeenAt.getTime() / secondMs));
    all.bestPrices.push(product.bestPriceCents);
    all.highestPrices.push(product.highestPriceCents);
    all.unitPrices.push(product.unitPriceCents ?? Number.NaN);
    all.onSale.push(product.onSale ? 1 : 0);
    all.inStock.push(product.inStock ? 1 : 0);
    const { stores, size } = product;
    all.storeLists.push(storeList(stores.join(' '), () => all.storesOfLists.push(stores)));
    all.tags.add(product.tags);
    all.ingredients.add(product.ingredientIds);
    all.familyIds.push(product.familyId);
    all.sizeAmounts.push(toHundredths(size?.amount ?? 0));
    all.sizeKinds.push(kindCode(size));
    all.brandCodes.push(
      brandCode(brandId, () => {
        all.brandSlugs.push(brandSlug);
        all.brandNames.push(brand);
      }),
    );
    all.sectionCodes.push(
      sectionCode(`${category}/${subcategory}`, () => all.sections.push({ category, subcategory })),
    );
    for (const title of product.keyIngredients) {
      all.ingredientCodes.push(ingredientCode(title, () => all.ingredientNames.push(title)));
    }
    all.ingredientStarts.push(all.ingredientCodes.length);
  }

  return { add, finish: (): Steps<StoredCatalog> => buildCatalog(all) };
}
