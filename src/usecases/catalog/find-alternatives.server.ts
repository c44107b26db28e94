import { type Alternative, cheaperAlternatives } from '~/domain/catalog/cheaper-alternatives';
import type { ListedProduct, ProductSummary } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { pickPopular } from './pick-popular.server';

export type CheaperProduct = ProductSummary & Pick<Alternative, 'percentLess'>;

const maxAlternatives = 4;
/** The most popular results of each query are compared. */
const candidatesPerQuery = 40;
const maxQueriedIngredients = 2;
const minRating = 4;

/**
 * Finds well-rated products of the same subcategory with a lower unit price. Compares only the most
 * popular ones, products with the same key ingredients first, so the cost does not depend on the size of
 * the subcategory.
 */
export async function findAlternatives(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<CheaperProduct[]> {
  if (product.size === null || product.bestPriceCents === null) return [];
  const queries = [...product.keyIngredients.slice(0, maxQueriedIngredients), ''];
  const { category, subcategory } = product;
  const ids = new Set(
    queries.flatMap((search) =>
      pickPopular(deps, {
        search,
        category,
        subcategory,
        rating: minRating,
        pageSize: candidatesPerQuery,
      }),
    ),
  );
  const candidates = new Map((await deps.cards.find([...ids])).map((card) => [card.id, card]));
  const alternatives = cheaperAlternatives(product, [...candidates.values()], maxAlternatives);
  return alternatives.flatMap(({ id, percentLess }) => {
    const card = candidates.get(id);
    return card ? [{ ...card, percentLess }] : [];
  });
}
