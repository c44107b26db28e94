import { expect, test } from 'vitest';
import { findBrands } from './find-brands';

const brands = ['Soléa', 'Maison Aurelle', 'Dot & Key', 'Solstice'].map((name) => ({ name }));

test.each([
  ['', ['Soléa', 'Maison Aurelle', 'Dot & Key', 'Solstice']],
  ['sol', ['Soléa', 'Solstice']],
  ['SOLEA', ['Soléa']],
  ['aurelle mai', ['Maison Aurelle']],
  ['dot and key', ['Dot & Key']],
  ['xyz', []],
])('%j finds %j', (typed, names) => {
  expect(findBrands(brands, typed).map(({ name }) => name)).toEqual(names);
});
