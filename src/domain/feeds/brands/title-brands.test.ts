import { expect, test } from 'vitest';
import { createTitleBrands } from './title-brands';

const feed = [
  'Lumivera Calming Serum 30 ml',
  'Lumivera Night Cream',
  'Lumivera Rose Toner',
  'Jack Birch Beard Oil',
  'Jack Birch Shave Gel',
  'Jack Birch Face Wash',
  'Dr. Alda Gel',
  'Dr. Alda Foam',
  'Dr. Alda Cream',
  'Dr. Brunn Serum',
  'Dr. Brunn Mask',
  'Dr. Brunn Oil',
  'Hydrating Serum with Rose',
  'Hydrating Cream for Hands',
  'Hydrating Mask',
  'Fresh Rose Mask',
  'Velvet Lip Tint',
];
const brands = createTitleBrands(['The Ordinary', 'L’Oréal Paris', 'L’Oréal', 'Fresh'], feed);

test.each([
  ['The Ordinary Niacinamide 10%', 'The Ordinary'],
  ["L'Oreal Paris Elvive Shampoo", 'L’Oréal Paris'],
  ["L'Oreal Elvive Shampoo", 'L’Oréal'],
  ['Niacinamide 10% by The Ordinary', 'The Ordinary'],
  ['Niacinamide 10% | The Ordinary', 'The Ordinary'],
  ['Lumivera Peptide Drops', 'Lumivera'],
  ['Jack Birch Hair Clay', 'Jack Birch'],
  ['Dr. Alda Toner', 'Dr. Alda'],
  ['Dr. Brunn Toner', 'Dr. Brunn'],
  ['Hydrating Body Milk', null],
  ['Fresh Rose Mask', null],
  ['Velvet Lip Tint', null],
  ['The Ordinary', null],
  ['', null],
])('%s', (title, brand) => {
  expect(brands.find(title)).toBe(brand);
});

test('a feed of one product line still names its brand', () => {
  const titles = [1, 2, 3].map((n) => `Lumivera Calming Serum No ${n}`);
  expect(createTitleBrands([], titles).find(titles[0] ?? '')).toBe('Lumivera');
});
