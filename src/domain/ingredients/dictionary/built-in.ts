import { IngredientDictionary } from './dictionary';
import { ingredientData } from './ingredient-data';
import { type IngredientFacts, readIngredientLine } from './ingredient-line';

/** The ingredients that the project knows; an operator may load more. */
export const builtInIngredients: readonly IngredientFacts[] = ingredientData
  .split('\n')
  .flatMap((line) => readIngredientLine(line) ?? []);

/** Finds the ingredients that the project knows. */
export const builtInDictionary = new IngredientDictionary(builtInIngredients);
