import { type Category, findCategory } from '~/domain/catalog/category';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { showProductCards } from '../catalog/show-products.server';
import type { Deps } from '../deps';

export interface ShownSuggestions {
  products: ProductSummary[];
  categories: Category[];
}

/** Suggestions for the search boxes in the header and the hero. */
export async function suggestProducts(
  deps: Pick<Deps, 'db' | 'search'>,
  input: { text: string },
): Promise<ShownSuggestions> {
  const found = deps.search.suggest(input.text);
  return {
    products: await showProductCards(deps, { ids: found.products }),
    categories: found.categories.flatMap((slug) => findCategory(slug)?.category ?? []),
  };
}

/** Suggestions for the search box of a listing: products only, by name or brand. */
export async function suggestInListing(
  deps: Pick<Deps, 'db' | 'search'>,
  input: { text: string },
): Promise<ShownSuggestions> {
  const ids = deps.search.suggestInListing(input.text);
  return { products: await showProductCards(deps, { ids }), categories: [] };
}
