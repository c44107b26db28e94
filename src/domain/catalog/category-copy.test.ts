import { expect, test } from 'vitest';
import { categories } from './category';
import { findCategoryCopy } from './category-copy';

test('every category and subcategory has texts, under its menu name', () => {
  for (const { slug, name, subcategories } of categories) {
    const copy = findCategoryCopy(slug);
    expect(copy?.title).toBe(name);
    expect(copy?.description.length).toBeGreaterThan(60);
    expect(
      Object.entries(copy?.subcategories ?? {}).map(([sub, { title }]) => [sub, title]),
    ).toEqual(subcategories.map((sub) => [sub.slug, sub.name]));
  }
});

test('descriptions are unique', () => {
  const said = categories.flatMap(({ slug }) => {
    const copy = findCategoryCopy(slug);
    const subcategories = Object.values(copy?.subcategories ?? {});
    return [copy?.description, ...subcategories.map(({ description }) => description)];
  });
  expect(new Set(said).size).toBe(said.length);
});

test.each(['gadgets', '__proto__', 'Skincare', ''])('%j has none', (slug) => {
  expect(findCategoryCopy(slug)).toBeNull();
});
