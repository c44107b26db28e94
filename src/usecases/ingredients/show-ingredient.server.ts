import { findIngredientStatistics } from '~/db/ingredients/ingredient-statistics.repo.server';
import { AppError } from '~/domain/app-error';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { CatalogIngredient } from '~/domain/ingredients/describe/ingredient-catalog';
import type { IngredientStatistics } from '~/domain/ingredients/describe/ingredient-statistics';
import type { Deps } from '../deps';
import { readDictionary } from './read-dictionary.server';

export interface ShownIngredient {
  ingredient: CatalogIngredient;
  /** Null: no product has it, or nothing was counted yet. */
  statistics: IngredientStatistics | null;
  /** Products with it, the lowest unit price first. */
  bestValue: ProductSummary[];
}

const maxBestValue = 8;

/** An ingredient by its slug, with what the catalog says about it. */
export async function showIngredient(
  { db, cards }: Pick<Deps, 'db' | 'cards'>,
  { slug }: { slug: string },
): Promise<ShownIngredient> {
  const { catalog } = await readDictionary({ db });
  const ingredient = catalog.findBySlug(slug);
  if (!ingredient) throw new AppError('not_found', { message: 'There is no such ingredient.' });
  const statistics = await findIngredientStatistics(db.reader, ingredient.id);
  const candidates = await cards.find(statistics?.bestValueIds ?? []);
  // Prices may have changed since the count.
  const bestValue = candidates.filter(({ bestPriceCents }) => bestPriceCents !== null);
  return { ingredient, statistics, bestValue: bestValue.slice(0, maxBestValue) };
}
