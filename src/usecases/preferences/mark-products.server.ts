import { listFormulas } from '~/db/preferences/preference.repo.server';
import { builtInCatalog } from '~/domain/ingredients/describe/ingredient-catalog';
import { ingredientIdsOf } from '~/domain/ingredients/ingredient-choices';
import type { Suitability } from '~/domain/preferences/preferences';
import { type Mark, markOf } from '~/domain/preferences/suitability';
import { avoidedWith } from '~/domain/search/index-tags';
import type { Deps } from '../deps';

interface ProductMark extends Mark {
  productId: number;
  /** Slugs of the avoided ingredients on its label. */
  avoided: string[];
}

/** Says of each product that does not suit why it does not. */
export async function markProducts(
  { db }: Pick<Deps, 'db'>,
  { productIds, suitability }: { productIds: readonly number[]; suitability: Suitability },
): Promise<ProductMark[]> {
  const avoidedIds = new Set(suitability.avoid.flatMap(avoidedWith).flatMap(ingredientIdsOf));
  const formulas = await listFormulas(db, productIds);
  return formulas.flatMap((formula) => {
    const mark = markOf(formula, suitability);
    const avoided = formula.ingredientIds
      .filter((id) => avoidedIds.has(id))
      .flatMap((id) => builtInCatalog.find(id)?.slug ?? []);
    return mark ? [{ ...mark, productId: formula.id, avoided }] : [];
  });
}
