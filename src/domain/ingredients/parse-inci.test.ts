import { describe, expect, test } from 'vitest';
import { IngredientDictionary } from './dictionary/dictionary';
import { knownIngredients } from './ingredient-dictionary';
import { NameResolver } from './label/resolve-name';
import { isLabelTitle, listLabelNames, parseInci, storedLabelText } from './parse-inci';

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

  test('percentages are read and left out of the name', () => {
    expect(parseInci('Zinc Oxide (20%), Salicylic Acid 2 %, Urea 0,5%')).toMatchObject([
      { name: 'Zinc Oxide', percent: 20 },
      { name: 'Salicylic Acid', percent: 2 },
      { name: 'Urea', percent: 0.5 },
    ]);
  });

  test('keeps unknown names as written', () => {
    expect(parseInci('Moonbeam  Lunar (Pale) Filtrate')).toEqual([
      { name: 'Moonbeam Lunar (Pale) Filtrate', isKnown: false, percent: null, mayContain: false },
    ]);
  });
});

test('the dictionary reads its own names back, each once', () => {
  const all = knownIngredients.map(({ inciName }) => inciName);
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
  expect(names(all.join(', '))).toEqual(all);
  expect(all.length).toBeGreaterThan(3_000);
});

test('accepts another dictionary', () => {
  const dictionary = new IngredientDictionary([
    { id: 1, name: 'Moon Water', synonyms: ['Lunar Water'] },
  ]);
  expect(parseInci('Lunar-Water, Aqua', new NameResolver(dictionary))).toMatchObject([
    { name: 'Moon Water', isKnown: true },
    { name: 'Aqua', isKnown: false },
  ]);
});

test('what a product stores can be read again, with what only some shades contain', () => {
  const stored = listLabelNames('Talc, Mica. May Contain: Carmine (CI 75470), Ultramarines', 200);
  expect(stored).toEqual(['Talc', 'Mica', '+/- Carmine', 'Ultramarines']);
  expect(parseInci(stored.join(', ')).map(({ mayContain }) => mayContain)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(listLabelNames('Talc, Mica, Silica', 2)).toEqual(['Talc', 'Mica']);
});

test('the lists of a stored kit stay apart if a title is the name of an ingredient or follows an unknown one', () => {
  const text = 'Serum: Aqua, Glycerin, Retinol, Zzyzx Extract. Cream: Aqua, Petrolatum, Cera Alba.';
  const stored = listLabelNames(text, 200);
  expect(stored.filter(isLabelTitle)).toEqual(['Serum:', 'Cream:']);
  expect(listLabelNames(storedLabelText(stored), 200)).toEqual(stored);
  const shades = listLabelNames('Base: Talc, Mica, Zzyzx Extract\nNight Cream: Aqua, Talc', 200);
  expect(listLabelNames(storedLabelText(shades), 200)).toEqual(shades);
});

test('a kit stores its lists one after the other, and no more titles than names', () => {
  const stored = listLabelNames('Toner: Aqua, Glycerin. Mask: Kaolin, Aqua, Glycerin.', 200);
  expect(stored).toEqual(['Toner:', 'Aqua', 'Glycerin', 'Mask:', 'Kaolin', 'Aqua', 'Glycerin']);
  expect(stored.filter(isLabelTitle)).toEqual(['Toner:', 'Mask:']);
  expect(listLabelNames('Toner: Aqua. Mask: Aqua. '.repeat(1_000), 200)).toHaveLength(4);
});
