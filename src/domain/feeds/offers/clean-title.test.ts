import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTitle, closeBrackets } from './clean-title';
import { productName } from './product-name';

test.each([
  ['Calming Serum', 'Calming Serum'],
  ['Calming Serum - Default Title', 'Calming Serum'],
  ['Calming Serum Default Title', 'Calming Serum'],
  ['Calming Serum (Default Title)', 'Calming Serum'],
  ['Default Title', 'Default Title'],
  ['Calming Serum, Volume:', 'Calming Serum'],
  ['Calming Serum Size :', 'Calming Serum'],
  ['Volume: The Mascara', 'Volume: The Mascara'],
  ['Calming Serum (30 ml', 'Calming Serum (30 ml)'],
  ['Calming Serum 30 ml)', 'Calming Serum 30 ml'],
  ['Calming Serum (', 'Calming Serum'],
  ['Serum [New (for dry skin]', 'Serum [New (for dry skin)]'],
  ['Calming Serum -', 'Calming Serum'],
  ['Serum (refill)', 'Serum (refill)'],
])('%s', (title, clean) => {
  expect(cleanTitle(title)).toBe(clean);
});

test('the name of a product keeps its brackets when the size is cut off', () => {
  expect(productName('Lumivera Cream (Pack of 2, 30 ml)', 'Lumivera')).toBe('Cream (Pack of 2)');
  expect(productName('Lumivera Cream (30 ml)', 'Lumivera')).toBe('Cream');
});

test('brackets are always closed, and a clean title stays', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '(', ')', '[', ']'), maxLength: 20 });
  fc.assert(
    fc.property(text, (title) => {
      const closed = closeBrackets(title);
      const count = (sign: string) => closed.split(sign).length;
      expect(count('(')).toBe(count(')'));
      expect(count('[')).toBe(count(']'));
      expect(closeBrackets(closed)).toBe(closed);
    }),
  );
});
