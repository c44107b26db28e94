import { type Category, findCategory, type Subcategory } from '~/domain/catalog/category';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { completeExclusion, finishExclusion } from '~/domain/search/exclusions';
import type { Suggestions } from '~/domain/search/search-index';
import { suggestionLimits } from '~/domain/search/suggestion-ranking';
import { showProductCards } from '../catalog/show-products.server';
import type { Deps } from '../deps';

export interface ShownSuggestions extends Pick<Suggestions, 'ingredients' | 'queries'> {
  products: ProductSummary[];
  categories: Category[];
  subcategories: { category: Category; subcategory: Subcategory }[];
  brands: { slug: string; name: string }[];
}

/** Suggestions for the search boxes in the header and the hero. */
export async function suggestProducts(
  deps: Pick<Deps, 'db' | 'search'>,
  input: { text: string },
): Promise<ShownSuggestions> {
  const { search } = deps;
  const suggested = search.suggest(input.text);
  const { categories, subcategories, brands, ingredients, queries } = suggested;
  const meant = finishExclusion(input.text);
  const { products } = meant === input.text ? suggested : search.suggest(meant);
  return {
    products: await showProductCards(deps, { ids: products }),
    categories: categories.flatMap((slug) => findCategory(slug)?.category ?? []),
    subcategories: subcategories.flatMap((place) => {
      const found = findCategory(place.category, place.subcategory);
      return found?.subcategory ? { category: found.category, subcategory: found.subcategory } : [];
    }),
    brands: brands.map((slug) => ({ slug, name: search.brandNames.get(slug) ?? slug })),
    ingredients,
    queries: [...new Set([...completeExclusion(input.text), ...queries])].slice(
      0,
      suggestionLimits.queries,
    ),
  };
}

/** Suggestions for the search box of a listing: products only, by name or brand. */
export async function suggestInListing(
  deps: Pick<Deps, 'db' | 'search'>,
  input: { text: string },
): Promise<ShownSuggestions> {
  const products = await showProductCards(deps, { ids: deps.search.suggestInListing(input.text) });
  return {
    products,
    categories: [],
    subcategories: [],
    brands: [],
    ingredients: [],
    queries: [],
  };
}
