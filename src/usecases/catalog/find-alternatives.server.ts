import { listComparableProducts } from '~/db/matching/comparable-product.repo.server';
import {
  type Alternative,
  type ComparableProduct,
  cheaperAlternatives,
} from '~/domain/catalog/cheaper-alternatives';
import type { ListedProduct, ProductCard } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';
import { pickPopular } from './pick-popular.server';
import { showProductCards } from './show-products.server';

export type CheaperProduct = ProductCard & Pick<Alternative, 'percentLess'>;

const shown = 4;
/** Of each question to the index so many are compared: the most popular ones. */
const candidatesEach = 40;
const askedIngredients = 2;
const leastRating = 4;

/**
 * Well rated products of the same shelf that cost less by the ml. The index gives the most popular
 * ones, those with the same key ingredients first of all; so the work is the same however long the
 * shelf is.
 */
export async function findAlternatives(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  product: ListedProduct,
): Promise<CheaperProduct[]> {
  if (product.size === null || product.bestPriceCents === null) return [];
  const questions = [...product.keyIngredients.slice(0, askedIngredients), ''];
  const { category, subcategory } = product;
  const ids = new Set(
    questions.flatMap((search) =>
      pickPopular(deps, {
        search,
        category,
        subcategory,
        rating: leastRating,
        pageSize: candidatesEach,
      }),
    ),
  );
  const candidates = await listComparableProducts(deps.db.reader, [...ids], ids.size);
  const alternatives = cheaperAlternatives(comparable(product), candidates, shown);
  const percents = new Map(alternatives.map(({ id, percentLess }) => [id, percentLess]));
  const cards = await showProductCards(deps, { ids: [...percents.keys()] });
  return cards.map((card) => ({ ...card, percentLess: percents.get(card.id) ?? 0 }));
}

function comparable(product: ListedProduct): ComparableProduct {
  const { id, groupId, size, rating, reviewCount, keyIngredients, bestPriceCents } = product;
  return { id, groupId, size, rating, reviewCount, keyIngredients, bestPriceCents };
}
