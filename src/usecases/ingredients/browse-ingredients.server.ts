import { listIngredientCounts } from '~/db/ingredients/ingredient-statistics.repo.server';
import {
  type IngredientBrowsing,
  ingredientFunctions,
} from '~/domain/ingredients/describe/browse-params';
import type { CatalogIngredient } from '~/domain/ingredients/describe/ingredient-catalog';
import { searchIngredients } from '~/domain/ingredients/describe/search-ingredients';
import { ingredientFamilies } from '~/domain/ingredients/ingredient-families';
import { findIngredientText } from '~/domain/ingredients/texts/texts';
import type { Deps } from '../deps';
import { readDictionary } from './read-dictionary.server';

interface BrowsedIngredients {
  total: number;
  page: number;
  pageCount: number;
  ingredients: (CatalogIngredient & { productCount: number; hasText: boolean })[];
}

const pageSize = 60;
const maxCounts = 200_000;

/** One page of the ingredients that a shopper browses: those of most products first, by letter alphabetically. */
export async function browseIngredients(
  { db }: Pick<Deps, 'db'>,
  browsing: IngredientBrowsing,
): Promise<BrowsedIngredients> {
  const { catalog } = await readDictionary({ db });
  const counts = await listIngredientCounts(db.reader, maxCounts);
  const countOf = ({ id }: CatalogIngredient) => counts.get(id) ?? 0;
  const isWanted = conditionOf(browsing);
  const found = searchIngredients(catalog, browsing.search).filter(isWanted);
  const isRanked = browsing.search !== '' || browsing.letter !== null;
  if (!isRanked) found.sort((a, b) => countOf(b) - countOf(a));
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(browsing.page, pageCount);
  return {
    total: found.length,
    page,
    pageCount,
    ingredients: found.slice((page - 1) * pageSize, page * pageSize).map((ingredient) => ({
      ...ingredient,
      productCount: countOf(ingredient),
      hasText: findIngredientText(ingredient.id) !== null,
    })),
  };
}

function conditionOf({ letter, functionSlug, family }: IngredientBrowsing) {
  const word = functionSlug === null ? null : (ingredientFunctions.get(functionSlug) ?? null);
  const group = ingredientFamilies.find(({ slug }) => slug === family) ?? null;
  return (ingredient: CatalogIngredient): boolean => {
    if (letter !== null && letterOf(ingredient.slug) !== letter) return false;
    if (word !== null && !ingredient.functions.includes(word)) return false;
    return group === null || group.has(ingredient);
  };
}

const letterOf = (slug: string) => (/^[a-z]/.test(slug) ? slug.charAt(0) : '0');

/** The slugs of the ingredients that are worth a visit from a search engine: with a text, or in a product. */
export async function listIngredientPages({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const { catalog } = await readDictionary({ db });
  const counts = await listIngredientCounts(db.reader, maxCounts);
  return catalog.all
    .filter(({ id }) => counts.has(id) || findIngredientText(id) !== null)
    .map(({ slug }) => slug);
}
