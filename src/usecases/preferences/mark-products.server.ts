import { listFormulas } from '~/db/preferences/preference.repo.server';
import { type Mark, markOf, type Suitability } from '~/domain/preferences/suitability';
import type { Deps } from '../deps';

/** Says of each product that does not suit why it does not. */
export async function markProducts(
  { db }: Pick<Deps, 'db'>,
  { productIds, suitability }: { productIds: readonly number[]; suitability: Suitability },
): Promise<(Mark & { productId: number })[]> {
  const formulas = await listFormulas(db, productIds);
  return formulas.flatMap((formula) => {
    const mark = markOf(formula, suitability);
    return mark ? [{ ...mark, productId: formula.id }] : [];
  });
}
