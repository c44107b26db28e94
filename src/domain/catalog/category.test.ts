import { describe, expect, test } from 'vitest';
import { categories, findCategory } from './category';

test('the six categories have the subcategories of the specification', () => {
  const slugs = Object.fromEntries(
    categories.map(({ slug, subcategories }) => [
      slug,
      subcategories.map((sub) => sub.slug).join(),
    ]),
  );
  expect(slugs).toEqual({
    skincare: 'cleansers,moisturizers,serums,sunscreen,masks,eye-care',
    makeup: 'foundation,concealer,eyeshadow,mascara,lipstick,blush-bronzer',
    haircare: 'shampoo,conditioner,styling,treatments,tools',
    fragrance: 'women,men,unisex,body-sprays,travel',
    tools: 'makeup-brushes,sponges,hair-tools,skincare-tools,nail-tools,eyelash-tools',
    supplements: 'hair-vitamins,skin-supplements,collagen,multivitamins,probiotics',
  });
});

describe('finding a category', () => {
  test.each([
    ['skincare', undefined, 'Skincare', null],
    ['haircare', 'tools', 'Haircare', 'Tools'],
  ])('%s / %s is known', (slug, sub, name, subName) => {
    const found = findCategory(slug, sub);
    expect(found?.category.name).toBe(name);
    expect(found?.subcategory?.name ?? null).toBe(subName);
  });

  test.each([
    ['gadgets', undefined],
    ['skincare', 'lipstick'],
    ['skincare', ''],
    ['__proto__', undefined],
    ['Skincare', undefined],
  ])('%s / %s is unknown', (slug, sub) => {
    expect(findCategory(slug, sub)).toBeNull();
  });
});
