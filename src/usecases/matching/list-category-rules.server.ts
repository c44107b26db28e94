import { selectCategoryRules as listFromTable } from '~/db/matching/category-rule.repo.server';
import type { CategoryRule } from '~/domain/matching/categories/place-category';
import type { Deps } from '../deps';

const maxCategoryRules = 10_000;

export async function listCategoryRules({ db }: Pick<Deps, 'db'>): Promise<CategoryRule[]> {
  return listFromTable(db, maxCategoryRules);
}
