import { expect, test } from 'vitest';
import { builtInIngredients } from '../dictionary/built-in';
import { functionText } from './function-texts';

test('every function of the dictionary is explained by a sentence', () => {
  const functions = new Set(builtInIngredients.flatMap((ingredient) => ingredient.functions));
  expect([...functions].filter((word) => !/^[A-Z].+\.$/.test(functionText(word)))).toEqual([]);
});

test('an unknown function has no text', () => {
  expect(functionText('moonbeam')).toBe('');
});
