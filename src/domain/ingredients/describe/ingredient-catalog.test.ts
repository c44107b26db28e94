import { describe, expect, test } from 'vitest';
import { builtInCatalog, IngredientCatalog } from './ingredient-catalog';

const facts = (id: number, name: string) => ({
  id,
  name,
  synonyms: [],
  functions: [],
  cas: null,
  ec: null,
  annexes: [],
});

describe('slugs', () => {
  test('come from the INCI name and are unique', () => {
    const slugs = builtInCatalog.all.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toBe(true);
    expect(builtInCatalog.findBySlug('acrylates-c10-30-alkyl-acrylate-crosspolymer')?.name).toBe(
      'Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
    );
  });

  test('of a loaded ingredient never replace those of the project', () => {
    const catalog = new IngredientCatalog([
      facts(1, 'Moon Water'),
      facts(9, 'Moon-Water'),
      facts(10, '月'),
    ]);
    expect(catalog.findBySlug('moon-water')?.id).toBe(1);
    expect(catalog.findBySlug('moon-water-9')?.id).toBe(9);
    expect(catalog.findBySlug('10')?.id).toBe(10);
  });
});

describe('search', () => {
  const first = (text: string) => builtInCatalog.search(text)[0]?.name;

  test.each([
    ['niacinamide', 'Niacinamide'],
    ['Vitamin B3', 'Niacinamide'],
    ['water', 'Aqua'],
    ['CI 77891', 'Titanium Dioxide'],
    ['PHENOXY', 'Phenoxyethanol'],
  ])('%s finds %s first', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  test('finds nothing for nonsense and everything for nothing', () => {
    expect(builtInCatalog.search('qqqxyzzy')).toEqual([]);
    expect(builtInCatalog.search(' ')).toHaveLength(builtInCatalog.all.length);
  });
});
