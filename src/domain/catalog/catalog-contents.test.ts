import { expect, test } from 'vitest';
import { type CatalogContents, listEmptyPaths } from './catalog-contents';
import { categories } from './category';

const full: CatalogContents = {
  productCount: 90,
  variantCount: 120,
  variantsOfCategory: {},
  storeCount: 3,
  ratedCount: 90,
  shelves: Object.fromEntries(
    categories.flatMap(({ slug, subcategories }) => [
      [slug, 6],
      ...subcategories.map((subcategory) => [`${slug}/${subcategory.slug}`, 1]),
    ]),
  ),
  lists: { '/products?filter=sale': 4, '/products?filter=new': 1 },
};

test('a full catalog has no empty paths', () => {
  expect(listEmptyPaths(full)).toEqual([]);
});

test('names empty categories, subcategories and lists', () => {
  const { tools, 'skincare/masks': _, ...shelves } = full.shelves;
  const lists = { ...full.lists, '/products?filter=sale': 0 };
  expect(listEmptyPaths({ ...full, shelves, lists })).toEqual([
    '/category/skincare/masks',
    '/category/tools',
    '/products?filter=sale',
  ]);
});

test('an empty catalog hides nothing', () => {
  const nothing = { ...full, productCount: 0, shelves: {} };
  expect(listEmptyPaths({ ...nothing, lists: { '/products?filter=sale': 0 } })).toEqual([]);
});
