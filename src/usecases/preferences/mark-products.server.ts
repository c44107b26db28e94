import { listFormulas } from '~/db/preferences/preference.repo.server';
import { ingredientIdsOf } from '~/domain/ingredients/ingredient-choices';
import type { Suitability } from '~/domain/preferences/preferences';
import { type Mark, markOf } from '~/domain/preferences/suitability';
import { avoidedWith } from '~/domain/search/index-tags';
import type { Deps } from '../deps';

interface ProductMark extends Mark {
  productId: number;
  /** Numbers of the avoided ingredients on its label. */
  ingredientIds: number[];
}

/** Says of each product that does not suit why it does not. */
export async function markProducts(
  { db }: Pick<Deps, 'db'>,
  { productIds, suitability }: { productIds: readonly number[]; suitability: Suitability },
): Promise<ProductMark[]> {
  const avoided = new Set(suitability.avoid.flatMap(avoidedWith).flatMap(ingredientIdsOf));
  const formulas = await listFormulas(db, productIds);
  return formulas.flatMap((formula) => {
    const mark = markOf(formula, suitability);
    const ingredientIds = formula.ingredientIds.filter((id) => avoided.has(id));
    return mark ? [{ ...mark, productId: formula.id, ingredientIds }] : [];
  });
}
