import { expect, test } from 'vitest';
import { linesOfBrand } from '~/domain/search/tags/concerns/product-lines';
import { demoBrands } from './brands';

test('invented brands have no product lines of real ones', () => {
  expect(demoBrands.filter(({ name }) => linesOfBrand(name) !== null)).toEqual([]);
});
