import { listFormulas } from '~/db/preferences/preference.repo.server';
import type { Suitability } from '~/domain/preferences/preferences';
import { type Mark, markOf } from '~/domain/preferences/suitability';
import { avoidedOnLabel, containsAvoided } from '~/domain/search/contained-ingredients';
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
  const formulas = await listFormulas(db, productIds);
  return formulas.flatMap((formula) => {
    const mark = markOf(formula, suitability);
    if (!mark) return [];
    const avoided = suitability.avoid
      .filter((slug) => containsAvoided(formula, slug))
      .flatMap((slug) => avoidedOnLabel(formula, slug));
    const slugs = new Set(avoided.map(({ slug }) => slug));
    return [{ ...mark, productId: formula.id, avoided: [...slugs] }];
  });
}
