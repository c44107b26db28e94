import { expect, test } from 'vitest';
import { planCatalog } from '../catalog-plan';
import { shadesPerFormula } from '../kinds/shades';
import { openNameBook } from './product-names';

const { cells } = planCatalog(1000, 1);

test('gives every product of a brand a unique name', () => {
  const seen = new Map<number, Set<string>>();
  const twice: string[] = [];
  for (const [index, { brand, kind }] of cells.entries()) {
    const book = openNameBook(brand, kind, index);
    const names = seen.get(brand.id) ?? new Set();
    seen.set(brand.id, names);
    for (let formula = 0; formula < 40; formula++) {
      const { name } = book.nameOf(formula * shadesPerFormula(kind.shades));
      if (names.has(name)) twice.push(`${brand.name} ${name}`);
      names.add(name);
    }
  }
  expect(twice).toEqual([]);
});

test('shades of a formula differ in the shade only', () => {
  const index = cells.findIndex(({ kind }) => kind.shades === 'lip');
  const cell = cells[index];
  if (!cell) throw new Error('no brand makes lipstick');
  const book = openNameBook(cell.brand, cell.kind, index);
  const count = shadesPerFormula('lip');
  const names = Array.from({ length: count }, (_, nth) => book.nameOf(nth));
  expect(new Set(names.map(({ name }) => name)).size).toBe(count);
  expect(new Set(names.map(({ formula }) => formula)).size).toBe(1);
  expect(book.nameOf(count).formula).toBe(1);
});
