import { expect, test } from 'vitest';
import { builtInDictionary, builtInIngredients } from './built-in';
import { mainFunctions } from './main-functions';

const functionsOf = (name: string) =>
  builtInIngredients.find(({ id }) => id === builtInDictionary.find(name)?.id)?.functions ?? [];

test.each([
  ['Cetearyl Alcohol', 'emollient, viscosity controlling'],
  ['Xanthan Gum', 'viscosity controlling, emulsifying'],
  ['Citric Acid', 'buffering, chelating'],
  ['Sodium Chloride', 'viscosity controlling, exfoliating'],
  ['Tocopherol', 'antioxidant, skin conditioning'],
  ['Linalool', 'fragrance, antimicrobial'],
  ['Geraniol', 'fragrance, skin conditioning'],
  ['Ethylhexyl Palmitate', 'emollient, fragrance'],
  ['Dipropylene Glycol', 'solvent, viscosity controlling'],
  ['Parfum', 'fragrance'],
])('%s is mostly used for: %s', (name, expected) => {
  expect(functionsOf(name).slice(0, 2).join(', ')).toBe(expected);
});

test('main functions are functions of the dictionary', () => {
  const unknown = [...mainFunctions].flatMap(([name, words]) => {
    const functions = functionsOf(name);
    return words.filter((word) => !functions.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(unknown).toEqual([]);
});
