import { expect, test } from 'vitest';
import { productName } from './product-name';

test.each([
  ['Lumivera Calming Serum 30 ml', 'Lumivera', 'Calming Serum'],
  ['LUMIVERA - Calming Serum, 1.7 oz / 50 mL', 'Lumivera', 'Calming Serum'],
  ['Calming Serum (50 ml)', 'Lumivera', 'Calming Serum'],
  ['Lumivera', 'Lumivera', 'Lumivera'],
  ['50 ml', 'Lumivera', '50 ml'],
  ['The Ordinary Niacinamide 10% + Zinc 1%', 'The Ordinary', 'Niacinamide 10% + Zinc 1%'],
  ['Lumiveral Cream', 'Lumivera', 'Lumiveral Cream'],
])('%s of %s is called %s', (title, brand, name) => {
  expect(productName(title, brand)).toBe(name);
});

test('many sizes in one title take no longer than one', () => {
  const title = `Serum ${'11ml,'.repeat(58)}x`;
  expect(title.length).toBeLessThanOrEqual(300);
  expect(productName(title, 'Lumivera')).toBe(title.slice(0, 200));
});
