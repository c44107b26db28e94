import { listComparableProducts } from '~/db/matching/comparable-product.repo.server';
import {
  type Alternative,
  type ComparableProduct,
  cheaperAlternatives,
} from '~/domain/catalog/cheaper-alternatives';
import type { ListedProduct, ProductSummary } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { pickPopular } from './pick-popular.server';
import { showProductCards } from './show-products.server';

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
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
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
  const candidates = await listComparableProducts(deps.db.reader, [...ids], ids.size);
  const alternatives = cheaperAlternatives(comparable(product), candidates, maxAlternatives);
  const percents = new Map(alternatives.map(({ id, percentLess }) => [id, percentLess]));
  const cards = await showProductCards(deps, { ids: [...percents.keys()] });
  return cards.map((card) => ({ ...card, percentLess: percents.get(card.id) ?? 0 }));
}

function comparable(product: ListedProduct): ComparableProduct {
  const { id, groupId, size, rating, reviewCount, keyIngredients, bestPriceCents } = product;
  return { id, groupId, size, rating, reviewCount, keyIngredients, bestPriceCents };
}
