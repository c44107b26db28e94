import { builtInPlants } from './built-in-plants';
import { IngredientDictionary } from './dictionary';
import { ingredientData } from './ingredient-data';
import { type IngredientFacts, readIngredientLine } from './ingredient-line';

/** The ingredients that the project knows; an operator may load more. */
export const builtInIngredients: readonly IngredientFacts[] = ingredientData
  .split('\n')
  .flatMap((line) => readIngredientLine(line) ?? []);

/** The plants as ingredients, for what is made from them and has no number of its own. */
export const builtInPlantFacts: readonly IngredientFacts[] = builtInPlants.all.map(
  ({ id, name, commonNames }) => ({
    id,
    name,
    synonyms: commonNames,
    functions: [],
    cas: null,
    ec: null,
    annexes: [],
  }),
);

/** Finds the ingredients that the project knows. */
export const builtInDictionary = new IngredientDictionary(builtInIngredients, builtInPlants);
