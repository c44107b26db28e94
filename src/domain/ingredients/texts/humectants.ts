import type { IngredientText } from './ingredient-text';

export const humectants: readonly IngredientText[] = [];
