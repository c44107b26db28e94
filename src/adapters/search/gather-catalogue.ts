import type { SearchProduct } from '~/domain/search/search-index';
import { arrangeCatalogue } from './arrange-catalogue';
import { type Catalogue, tenths } from './catalogue';
import { gatherNames } from './gather-names';
import type { GatheredCatalogue } from './gathered-catalogue';
import type { Steps } from './steps';

const nothing = (): GatheredCatalogue => ({
  names: gatherNames(),
  writtenNames: [],
  ids: [],
  reviewCounts: [],
  ratings: [],
  firstSeen: [],
  bestPrices: [],
  highestPrices: [],
  unitPrices: [],
  onSale: [],
  brandCodes: [],
  brandSlugs: [],
  brandNames: [],
  sectionCodes: [],
  sections: [],
  ingredientNames: [],
  ingredientStarts: [0],
  ingredientCodes: [],
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
 * Takes products in pieces and keeps of each only what the index needs, in a few lists: a million
 * objects would have to be moved about by the garbage collector while shoppers wait.
 */
export function gatherCatalogue() {
  const all = nothing();
  const brandCode = numbered<number>();
  const sectionCode = numbered<string>();
  const ingredientCode = numbered<string>();

  function add(product: SearchProduct): void {
    const { name, brandId, brand, brandSlug, category, subcategory } = product;
    all.names.add(name);
    all.writtenNames.push(name);
    all.ids.push(product.id);
    all.reviewCounts.push(product.reviewCount);
    all.ratings.push(tenths(product.rating));
    all.firstSeen.push(product.firstSeenAt.getTime());
    all.bestPrices.push(product.bestPriceCents);
    all.highestPrices.push(product.highestPriceCents);
    all.unitPrices.push(product.unitPriceCents ?? Number.NaN);
    all.onSale.push(product.onSale);
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

  return { add, finish: (): Steps<Catalogue> => arrangeCatalogue(all) };
}
