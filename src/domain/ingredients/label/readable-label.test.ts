import { describe, expect, test } from 'vitest';
import { builtInDictionary } from '../dictionary/built-in';
import { listLabelNames } from '../parse-inci';
import { readableLabel } from './readable-label';
import { NameResolver } from './resolve-name';

const resolver = new NameResolver(builtInDictionary);
const read = (text: string, name = 'Face Cream') =>
  readableLabel({ name, ingredients: listLabelNames(text, 200) }, resolver);
const namesOf = (text: string) => read(text).map(({ names }) => names.map(({ name }) => name));

describe('a readable label', () => {
  test('has known and unknown names in order, and the estimated 1 % line', () => {
    const [part] = read(
      'Water, Glycerin, Moonbeam Filtrate, Niacinamide, Squalane, Phenoxyethanol, Parfum, Linalool',
    );
    expect(part?.names.map(({ name, id }) => [name, id !== null])).toEqual([
      ['Aqua', true],
      ['Glycerin', true],
      ['Moonbeam Filtrate', false],
      ['Niacinamide', true],
      ['Squalane', true],
      ['Phenoxyethanol', true],
      ['Parfum', true],
      ['Linalool', true],
    ]);
    expect(part?.aboveLine).toBe(5);
  });

  test('estimates nothing for a few names or for what only some shades contain', () => {
    const parts = read('Talc, Mica, Silica. May contain: CI 77891, CI 77491, CI 77492, Carmine');
    expect(parts.map(({ aboveLine }) => aboveLine)).toEqual([null, null]);
    expect(parts.map(({ mayContain }) => mayContain)).toEqual([false, true]);
  });

  test('keeps the lists of a kit apart', () => {
    const text =
      'Night Cream: Aqua, Glycerin, Squalane. Day Cream: Aqua, Glycerin, Zinc Oxide, Squalane.';
    expect(read(text).map(({ section }) => section)).toEqual(['Night Cream', 'Day Cream']);
    expect(namesOf(text)).toEqual([
      ['Aqua', 'Glycerin', 'Squalane'],
      ['Aqua', 'Glycerin', 'Zinc Oxide', 'Squalane'],
    ]);
  });

  test('keeps the actives of a drug apart', () => {
    const text = 'Active Ingredients: Zinc Oxide 12%. Inactive Ingredients: Water, Glycerin';
    expect(read(text).map(({ section }) => section)).toEqual([
      'Active Ingredients',
      'Inactive Ingredients',
    ]);
  });

  test('contains no markup and no control characters, whatever a feed says', () => {
    const text = `<script>alert(1)</script>Aqua, <img src=x onerror=alert(1)>Gly\u0000cerin, \u202eEvil, ${'Odd Name, '.repeat(10_000)}`;
    const shown = JSON.stringify(read(text));
    expect(shown).not.toMatch(/<|\\u0000|\u202e/);
    expect(shown.length).toBeLessThan(5_000);
  });

  test('is empty without names', () => {
    expect(read('')).toEqual([]);
  });
});

test('percentages come from the label or from the name of the product', () => {
  const [part] = read(
    'Aqua, Niacinamide, Zinc Oxide (12%), Parfum',
    'Niacinamide 10% + Retinol 1%',
  );
  expect(part?.names.map(({ percent }) => percent)).toEqual([null, 10, 12, null]);
});
