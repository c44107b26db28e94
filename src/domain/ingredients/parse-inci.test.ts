import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownIngredients } from './ingredient-dictionary';
import { createIngredientLookup, parseInci } from './parse-inci';

const names = (text: string) => parseInci(text).map(({ name }) => name);

describe('labels as shops write them', () => {
  test.each([
    ['Water, Glycerin, Niacinamide.', ['Aqua', 'Glycerin', 'Niacinamide']],
    ['Aqua/Water/Eau, Parfum (Fragrance)', ['Aqua', 'Parfum']],
    ['Water\\Aqua\\Eau, GLYCERIN', ['Aqua', 'Glycerin']],
    [
      'Aqua (Water), Simmondsia Chinensis (Jojoba) Seed Oil',
      ['Aqua', 'Simmondsia Chinensis Seed Oil'],
    ],
    [
      'Glycerin, 1,2-Hexanediol, Caprylic/Capric Triglyceride',
      ['Glycerin', '1,2-Hexanediol', 'Caprylic/Capric Triglyceride'],
    ],
    ['Alcohol Denat., Linalool', ['Alcohol Denat.', 'Linalool']],
    ['Ingredients: Aqua; Glycerin • Squalane', ['Aqua', 'Glycerin', 'Squalane']],
    [
      'Active Ingredients: Zinc Oxide 12%. Inactive Ingredients: Water, Glycerin',
      ['Zinc Oxide', 'Aqua', 'Glycerin'],
    ],
    [
      'Glycerin*, Rosa Canina Fruit Oil**. *Organic ingredient. **Natural',
      ['Glycerin', 'Rosa Canina Fruit Oil'],
    ],
    ["['Water, Glycerin']", ['Aqua', 'Glycerin']],
    ['<p>Aqua,<br>Glycerin</p>', ['Aqua', 'Glycerin']],
    ['Aqua, aqua, WATER', ['Aqua']],
    ['Unobtainium Extract, Water', ['Unobtainium Extract', 'Aqua']],
    ['Strange/Odd Copolymer, Water', ['Strange/Odd Copolymer', 'Aqua']],
    ['Water, Please refer to the packaging for the list', ['Aqua']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each([
    ['Mica, Talc [+/- CI 77491, CI 77492]', ['CI 77491', 'CI 77492']],
    [
      'Mica, Talc. May Contain: Titanium Dioxide (CI 77891), Carmine',
      ['Titanium Dioxide', 'Carmine'],
    ],
    ['Mica, Talc (+/-) Carmine (CI 75470)', ['Carmine']],
    ['Mica, Talc, Peut contenir : Carmine', ['Carmine']],
  ])('%s: what only some shades contain', (text, expected) => {
    const some = parseInci(text).filter(({ mayContain }) => mayContain);
    expect(some.map(({ name }) => name)).toEqual(expected);
  });

  test('percentages are read and left out of the name', () => {
    expect(parseInci('Zinc Oxide (20%), Salicylic Acid 2 %, Urea 0,5%')).toMatchObject([
      { name: 'Zinc Oxide', percent: 20 },
      { name: 'Salicylic Acid', percent: 2 },
      { name: 'Urea', percent: 0.5 },
    ]);
  });

  test('keeps unknown names as written', () => {
    expect(parseInci('Moonbeam  Ferment (Lunar) Filtrate')).toEqual([
      {
        name: 'Moonbeam Ferment (Lunar) Filtrate',
        isKnown: false,
        percent: null,
        mayContain: false,
      },
    ]);
  });
});

test('the dictionary reads its own names back, each once', () => {
  const all = knownIngredients.map(({ inciName }) => inciName);
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
  expect(parseInci(all.join(', ')).map(({ name }) => name)).toEqual(all);
  expect(all.length).toBeGreaterThan(400);
  expect(knownIngredients.every(({ functions }) => functions.length > 0)).toBe(true);
});

test('accepts another dictionary', () => {
  const lookup = createIngredientLookup([
    { inciName: 'Moon Water', synonyms: ['Lunar Water'], functions: ['solvent'], restrictions: [] },
  ]);
  expect(parseInci('Lunar-Water, Aqua', lookup)).toMatchObject([
    { name: 'Moon Water', isKnown: true },
    { name: 'Aqua', isKnown: false },
  ]);
});

test('is fast on long runs of one character', () => {
  for (const sign of [' ', '(', '*', ' *', '<', '\n', '+ ', '. ', 'ingredients ']) {
    expect(names(sign.repeat(20_000)).length).toBeLessThan(2);
  }
});

test('accepts any text and returns no duplicates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const found = names(text);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
