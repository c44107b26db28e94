import { expect, test } from 'vitest';
import { placeCategory } from '~/domain/matching/categories/place-category';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import {
  addCategoryRule,
  listCategoryRules,
  removeCategoryRule,
} from './manage-category-rules.server';

test('adds, changes and removes a category rule', async () => {
  const deps = testDeps(await openTestDatabase());
  const title = 'Fig Candle';
  const place = async () => placeCategory({ title }, await listCategoryRules(deps));
  expect(await place()).toBeNull();

  const rule = { phrase: ' Candle ', category: 'fragrance', subcategory: 'unisex' };
  expect(await addCategoryRule(deps, rule)).toBe(true);
  expect(await place()).toEqual({ category: 'fragrance', subcategory: 'unisex' });
  await addCategoryRule(deps, { ...rule, subcategory: 'women' });
  expect(await place()).toEqual({ category: 'fragrance', subcategory: 'women' });

  expect(await addCategoryRule(deps, { ...rule, subcategory: 'nowhere' })).toBe(false);
  expect(await addCategoryRule(deps, { ...rule, phrase: ' - ' })).toBe(false);
  expect(await listCategoryRules(deps)).toHaveLength(1);

  expect(await removeCategoryRule(deps, 'CANDLE')).toBe(true);
  expect(await place()).toBeNull();
  expect(await removeCategoryRule(deps, 'candle')).toBe(false);
});
