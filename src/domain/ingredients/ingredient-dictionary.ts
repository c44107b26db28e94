import type { Ingredient } from '../catalog/catalog-source';
import { builtInIngredients } from './dictionary/built-in';
import { restrictions } from './restrictions';

/** The ingredients that the project knows: names, functions and restrictions. */
export const knownIngredients: readonly Ingredient[] = builtInIngredients.map(
  ({ name, synonyms, functions }) => ({
    inciName: name,
    synonyms,
    functions,
    restrictions: restrictions[name] ?? [],
  }),
);
