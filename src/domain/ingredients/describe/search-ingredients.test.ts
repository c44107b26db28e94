import { expect, test } from 'vitest';
import { builtInCatalog } from './ingredient-catalog';
import { searchIngredients } from './search-ingredients';

const search = (text: string) => searchIngredients(builtInCatalog, text).map(({ name }) => name);

test.each([
  ['vitamin c', ['Ascorbic Acid', 'Tetrahexyldecyl Ascorbate', 'Sodium Ascorbyl Phosphate']],
  ['Ceramides', ['Ceramide NP', 'Ceramide AP']],
  ['argireline', ['Acetyl Hexapeptide-8']],
  ['tiger grass', ['Centella Asiatica Extract']],
  ['retinoid', ['Retinol', 'Retinal']],
])('%s also finds what shoppers mean by it', (text, expected) => {
  expect(search(text)).toEqual(expect.arrayContaining(expected));
});

test('names come first, and nothing is found twice', () => {
  expect(search('vitamin c')[0]).toBe('Ascorbic Acid');
  const found = search('vitamin e');
  expect(new Set(found).size).toBe(found.length);
  expect(search('')).toHaveLength(builtInCatalog.all.length);
  expect(search('qqqxyzzy')).toEqual([]);
});
