import {
  deleteCategoryRule,
  selectCategoryRules as listFromTable,
  upsertCategoryRule,
} from '~/db/matching/category-rule.repo.server';
import { findCategory } from '~/domain/catalog/category';
import { phraseKey } from '~/domain/matching/categories/category-words';
import type { CategoryRule } from '~/domain/matching/categories/place-category';
import type { Deps } from '../deps';

const maxCategoryRules = 10_000;

export async function listCategoryRules({ db }: Pick<Deps, 'db'>): Promise<CategoryRule[]> {
  return listFromTable(db, maxCategoryRules);
}

/**
 * Saves where products with a feed's category name belong, or that they are not sold here (an empty
 * category); false if the category or phrase is invalid.
 */
export async function addCategoryRule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { phrase, category, subcategory }: CategoryRule,
): Promise<boolean> {
  const key = phraseKey(phrase);
  const isRefusal = category === '' && subcategory === '';
  if (key === '' || !(isRefusal || findCategory(category, subcategory))) return false;
  await upsertCategoryRule(db, { phrase: key, category, subcategory }, clock.now());
  return true;
}

/** Removes the rule of a phrase; false if there is none. */
export async function removeCategoryRule(
  { db }: Pick<Deps, 'db'>,
  phrase: string,
): Promise<boolean> {
  return deleteCategoryRule(db, phraseKey(phrase));
}
